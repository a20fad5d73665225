import type { Page } from "@playwright/test";

/** Where the keyboard is, and how much of it can be seen, in CSS px. */
export type FocusedElement = {
  name: string;
  /** Seen between the header and the notice, or within the bar it belongs to. */
  seen: number;
  /** What could be seen of it at best. */
  atBest: number;
};

/** The element with the focus; undefined where that is the document itself. */
export const focusedElement = (
  page: Page,
): Promise<FocusedElement | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const [header, notice] = ["header", ".cookie-notice"].map((selector) =>
      document.querySelector(selector)?.getBoundingClientRect(),
    );
    const box = element.getBoundingClientRect();
    const view = { top: 0, bottom: innerHeight };
    if (element.closest(".cookie-notice")) view.top = notice?.top ?? 0;
    else if (!element.closest("header, .skip")) {
      view.top = header?.bottom ?? 0;
      view.bottom = notice?.top ?? innerHeight;
    }
    const name = element.getAttribute("aria-label") ?? element.textContent;
    return {
      name: `${element.localName} ${name || element.id}`,
      seen: Math.min(box.bottom, view.bottom) - Math.max(box.top, view.top),
      // A browser shows the line of a long text that is being written.
      atBest:
        element.localName === "textarea"
          ? 44
          : Math.min(box.height, view.bottom - view.top),
    };
  });
