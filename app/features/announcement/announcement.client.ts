import { ENTRY } from "./closed";

/** Keeps the announcement closed once a visitor has closed it. */
export function startAnnouncement(): void {
  document.addEventListener("click", ({ target }) => {
    const button =
      target instanceof Element &&
      target.closest<HTMLButtonElement>(".announcement button");
    if (!button) return;
    document.documentElement.dataset.announcement = "closed";
    document.querySelector("main")?.focus({ preventScroll: true });
    try {
      localStorage.setItem(ENTRY, button.value);
    } catch {
      // It is closed on this page although storage is denied or full.
    }
  });
}
