import { ENTRY } from "./closed";

/** Keeps the announcement closed once a visitor has closed it. */
export function startAnnouncement(): void {
  const button = document.querySelector<HTMLButtonElement>(
    ".announcement button",
  );
  button?.addEventListener("click", () => {
    document.documentElement.dataset.announcement = "closed";
    document.querySelector("main")?.focus({ preventScroll: true });
    try {
      localStorage.setItem(ENTRY, button.value);
    } catch {
      // It is closed on this page although storage is denied or full.
    }
  });
}
