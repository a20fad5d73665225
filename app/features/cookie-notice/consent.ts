/**
 * The stored answer to the cookie notice. Code that needs consent belongs in
 * this file. Elsewhere lint forbids the usual ways to store data, to send
 * requests and to run third-party code, and the content security policy allows
 * only this site and the image host. At present nothing needs consent.
 */

/** The purposes that the notice asks consent for. */
export const PURPOSES = ["measurement", "advertising"] as const;

/** One of the purposes that the notice asks consent for. */
export type Purpose = (typeof PURPOSES)[number];

const CHOICES = ["accepted", "rejected"] as const;

/** An answer to the notice. */
export type Choice = (typeof CHOICES)[number];

/**
 * The version of the notice, to be raised when it asks for more than before. A
 * visitor who accepted an older version has not accepted this one, so nothing may
 * run. The notice does not show again by itself, because the specification ties
 * it to the flag below. The button "Cookie settings" shows it again.
 */
export const NOTICE_VERSION = 1;

/** The key of the flag that the notice was answered; specification, section 9. */
const FLAG_KEY = "cookiesAccepted";
const FLAG = "true";

/** The key of the answer, its time and the version of the notice. */
const CHOICE_KEY = "cookieChoice";

/** Whether the notice has been answered before; false when storage is denied. */
export function hasAnswer(): boolean {
  try {
    return localStorage.getItem(FLAG_KEY) !== null;
  } catch {
    return false;
  }
}

/** Stores the answer, unless storage is denied or full. */
export function storeAnswer(choice: Choice): void {
  const stored = {
    choice,
    at: new Date().toISOString(),
    version: NOTICE_VERSION,
  };
  try {
    // If the storage is full, an old "accepted" must not outlive a rejection.
    localStorage.removeItem(CHOICE_KEY);
    localStorage.setItem(CHOICE_KEY, JSON.stringify(stored));
    localStorage.setItem(FLAG_KEY, FLAG);
  } catch {
    // The notice closes even when storage is denied or full.
  }
}

/**
 * The last answer to the current version of the notice. It is undefined when
 * there is none or storage is denied.
 */
export function lastChoice(): Choice | undefined {
  try {
    const stored: unknown = JSON.parse(
      localStorage.getItem(CHOICE_KEY) ?? "null",
    );
    if (typeof stored !== "object" || stored === null) return undefined;
    if (!("choice" in stored) || !("version" in stored)) return undefined;
    if (stored.version !== NOTICE_VERSION) return undefined;
    return CHOICES.find((choice) => choice === stored.choice);
  } catch {
    return undefined;
  }
}

/**
 * Whether code for this purpose may run: only if the visitor accepted the current
 * version of the notice. Denied storage or an unreadable entry means no.
 */
export const mayRun = (purpose: Purpose): boolean =>
  PURPOSES.includes(purpose) && lastChoice() === "accepted";
