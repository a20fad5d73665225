function play(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  const link =
    target instanceof Element && target.closest<HTMLElement>("a[data-player]");
  if (!link || ctrlKey || metaKey || shiftKey) return;
  const picture =
    link.closest("figure")?.querySelector(".frame, .draw") ?? link;
  const { player = "" } = link.dataset;
  event.preventDefault();
  const frame = document.createElement("iframe");
  frame.src = player;
  frame.title =
    picture.querySelector("img")?.alt ??
    picture.getAttribute("alt") ??
    link.innerText;
  frame.allow = "autoplay; fullscreen; picture-in-picture";
  // YouTube plays nothing for pages that do not say their origin.
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  picture.replaceWith(frame);
  link.remove();
  frame.focus();
}

/** A page of Cal.com stays invisible in a frame until the page around it answers. */
function answer({ data, origin, source }: MessageEvent<unknown>): void {
  if (
    /^https:\/\/(?:app\.)?cal\.com$/.test(origin) &&
    JSON.stringify(data ?? "").includes('"__iframeReady"')
  )
    source?.postMessage(
      { originator: "CAL", method: "parentKnowsIframeReady" },
      { targetOrigin: origin },
    );
}

/** Opens films and calendars in the page, each when its link is pressed. */
export function startPlayers(): void {
  document.addEventListener("click", play);
  window.addEventListener("message", answer);
}
