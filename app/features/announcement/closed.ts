const ENTRY = "announcementClosed";

/** A script in the head, before the first paint: the document has its source text. */
function hideClosed(entry: string, key: string): void {
  try {
    if (localStorage.getItem(entry) === key)
      document.documentElement.dataset.announcement = "closed";
  } catch {
    // Without storage nothing is remembered.
  }
}

/** The text of that script. */
export const closedScript = (key: string): string =>
  `(${hideClosed.toString()})(${JSON.stringify(ENTRY)},${JSON.stringify(key)})`;

export function close(key: string): void {
  document.documentElement.dataset.announcement = "closed";
  document.querySelector("main")?.focus({ preventScroll: true });
  try {
    localStorage.setItem(ENTRY, key);
  } catch {
    // It is closed on this page although storage is denied or full.
  }
}
