function play(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  const link =
    target instanceof Element && target.closest<HTMLElement>("a.play");
  if (!link || ctrlKey || metaKey || shiftKey) return;
  const figure = link.closest("figure");
  const picture = figure?.querySelector(".frame, .draw");
  const { player = "" } = link.dataset;
  if (!figure || !picture) return;
  event.preventDefault();
  const frame = document.createElement("iframe");
  frame.src = player;
  frame.title =
    picture.querySelector("img")?.alt ?? picture.getAttribute("alt") ?? "";
  frame.allow = "autoplay; fullscreen; picture-in-picture";
  // YouTube plays nothing for pages that do not say their origin.
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  picture.replaceWith(frame);
  link.remove();
  frame.focus();
}

/** Plays films in the page, each when its button is pressed. */
export function startFilms(): void {
  document.addEventListener("click", play);
}
