import {
  answerOf,
  CHOICES,
  type ConsentChoice,
  hasAnswer,
  lastChoice,
  may,
  storeAnswer,
} from "./consent";

/** Time from the start of the page load, in ms; specification, section 9. */
const DELAY = 1500;

/**
 * The page ends above the notice, its bar on phones stands above it, and what is scrolled
 * into view keeps its scroll margin from it.
 *
 * @returns what takes the room away
 */
function makeRoomFor(notice: HTMLElement): () => void {
  const { documentElement: root, body } = document;
  const bar = document.querySelector<HTMLElement>(".action-bar");
  const set = (height: string, margin = "") => {
    root.style.scrollPaddingBlockEnd = margin && `calc(${height} + ${margin})`;
    body.style.paddingBlockEnd = height;
    if (bar) bar.style.insetBlockEnd = height;
  };
  const observer = new ResizeObserver(() => {
    const { scrollMarginBlockStart } = getComputedStyle(notice);
    set(`${notice.offsetHeight}px`, scrollMarginBlockStart);
  });
  observer.observe(notice);
  return () => {
    observer.disconnect();
    set("");
  };
}

function choiceOf(
  pressed: string,
  boxes: readonly HTMLInputElement[],
  isAgain: boolean,
): ConsentChoice {
  const ticked = boxes.filter(({ checked }) => checked);
  const saved = ticked.length > 1 ? "accepted" : ticked[0]?.value;
  const value = pressed === "chosen" ? saved : pressed;
  const choice = CHOICES.find((each) => each === value) ?? "rejected";
  return pressed === "chosen" ? choice : answerOf(choice, isAgain);
}

/** Takes the notice away, if it is shown. */
let close: (() => void) | undefined;

/** @param opener what the visitor has pressed for it; undefined if it comes by itself */
function show(opener?: HTMLElement): void {
  close?.();
  const template = document.querySelector<HTMLTemplateElement>(
    "template#cookie-notice",
  );
  const notice = template?.content.querySelector("section");
  if (!notice) return;
  const shown = document.importNode(notice, true);
  const choice = opener && lastChoice();
  for (const after of shown.querySelectorAll<HTMLElement>("[data-after]"))
    if (after.dataset.after !== choice) after.remove();
  // The boxes are for who comes back, "only" for who is asked.
  for (const part of shown.querySelectorAll<HTMLElement>("[data-time]"))
    if (part.dataset.time !== (opener ? "again" : "first")) part.remove();
  const boxes = [...shown.querySelectorAll<HTMLInputElement>("input")];
  for (const box of boxes)
    box.checked = may(box.value === "counting" ? "counting" : "advertising");
  if (opener) shown.classList.add("reopened");
  template?.after(shown);
  const takeRoom = makeRoomFor(shown);

  // Safari does not focus a clicked button: the first event would not know it.
  if (opener) shown.focus({ preventScroll: true });
  let cameFrom = opener;
  shown.addEventListener("focusin", ({ relatedTarget: from }) => {
    if (from instanceof HTMLElement && !shown.contains(from)) cameFrom = from;
  });
  const listeners = new AbortController();
  close = () => {
    close = undefined;
    listeners.abort();
    takeRoom();
    shown.remove();
    // The focused element is removed: the focus returns to where it came from.
    const back = cameFrom?.isConnected
      ? cameFrom
      : document.querySelector("main");
    back?.focus({ preventScroll: true });
  };
  for (const button of shown.querySelectorAll("button"))
    button.addEventListener("click", () => {
      storeAnswer(choiceOf(button.value, boxes, opener !== undefined));
      close?.();
    });
  if (opener)
    addEventListener(
      "keydown",
      ({ key }) => {
        if (key === "Escape") close?.();
      },
      listeners,
    );
}

/** Shows the notice until it is answered, and again when the footer's button is pressed. */
export function startCookieNotice(): void {
  setTimeout(
    () => {
      // The visitor may have answered meanwhile, here or in another tab.
      if (!close && !hasAnswer()) show();
    },
    Math.max(0, DELAY - performance.now()),
  );
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && hasAnswer()) close?.();
  });
  const settings = document.querySelector<HTMLElement>(".cookie-settings");
  settings?.addEventListener("click", () => show(settings));
}
