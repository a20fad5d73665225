import { HYDRATED_EVENT } from "./hydrated-event";

/**
 * What React would stop everything for, to have the page ready at once, though
 * the browser's own answer needs no React.
 */
const UNHEARD = [
  "pointerdown",
  "pointerup",
  "mousedown",
  "mouseup",
  "touchstart",
  "touchend",
  "keydown",
  "keypress",
  "keyup",
  "textInput",
  "input",
  "change",
  "compositionstart",
  "compositionend",
  "paste",
  "click",
];

/** A click on anything but a field may be for React, which keeps it. */
const isForReact = ({ type, target }: Event) =>
  type === "click" && !(target instanceof HTMLInputElement);

/** Keeps these from React until it has taken the page over. */
export function takeOverQuietly(): void {
  const takeover = new AbortController();
  const { signal } = takeover;
  for (const type of UNHEARD) {
    addEventListener(
      type,
      (event) => {
        if (!isForReact(event)) event.stopImmediatePropagation();
      },
      { capture: true, signal },
    );
  }
  addEventListener(HYDRATED_EVENT, () => takeover.abort(), { once: true });
}
