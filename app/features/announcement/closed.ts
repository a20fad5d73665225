/** The entry of the local storage that names the announcement which was closed. */
export const ENTRY = "announcementClosed";

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
