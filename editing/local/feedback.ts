import type { Feedback } from "./endpoint.ts";

const box = document.createElement("div");
box.id = "feedback";
box.popover = "manual";
box.role = "alert";

/** The entry of which the box speaks; it goes when another is opened. */
let about: string | undefined;

addEventListener("hashchange", () => {
  if (about !== undefined && !location.hash.endsWith(`/${about}`))
    box.hidePopover();
});

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text: string,
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

/**
 * Shows, above everything, what is wrong with the content since the last change, a line each,
 * or advice if nothing is. What is about other files waits until it is opened, unless it is all.
 *
 * @param file the file that was saved
 */
export function showFeedback(
  { isMistake, own, others }: Feedback,
  file?: string,
): void {
  about = file?.replaceAll(/.*\/|\.\w+$/g, "");
  document.body.append(box);
  const close = element("button", "Close");
  close.type = "button";
  close.addEventListener("click", () => box.hidePopover());
  const folded = document.createElement("details");
  folded.append(
    element("summary", `In other files: ${others.length}`),
    ...others.map((line) => element("p", line)),
  );
  folded.open = own.length === 0;
  box.classList.toggle("advice", !isMistake);
  box.replaceChildren(
    element(
      "strong",
      isMistake ? "Mend this before it is published" : "Advice",
    ),
    ...own.map((line) => element("p", line)),
    ...(others.length > 0 ? [folded] : []),
    close,
  );
  box.togglePopover(own.length + others.length > 0);
}
