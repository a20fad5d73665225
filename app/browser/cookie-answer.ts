/** The entry that remembers the answer to the cookie notice; specification, section 9. */
const KEY = "cookiesAccepted";
const VALUE = "true";

/** Whether the notice has been answered before. Without storage: no. */
export function hasCookieAnswer(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Remembers that the notice was answered, where the browser lets us. */
export function storeCookieAnswer(): void {
  try {
    localStorage.setItem(KEY, VALUE);
  } catch {
    // Storage denied or full: the notice closes all the same, and asks again.
  }
}
