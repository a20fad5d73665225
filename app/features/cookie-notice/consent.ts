/**
 * The answer to the cookie notice, and all that may ever follow from it. What
 * needs consent is loaded here and nowhere else: elsewhere lint refuses the usual
 * ways to store, to request and to run foreign code, and the security policy
 * every host but this site and that of the images. Nothing needs consent, today.
 */

/** What the notice asks leave for. */
export const PURPOSES = ["measurement", "advertising"] as const;

export type Purpose = (typeof PURPOSES)[number];

const CHOICES = ["accepted", "rejected"] as const;

export type Choice = (typeof CHOICES)[number];

/**
 * The version of the notice: raised when it asks for more than before. Whoever
 * accepted an older one has not accepted that, so nothing may run. It does not
 * ask again by itself, since the specification shows it only where the flag is
 * missing; "Cookie settings" does.
 */
export const NOTICE_VERSION = 1;

/** That the notice was answered, either way; specification, section 9. */
const FLAG_KEY = "cookiesAccepted";
const FLAG = "true";

/** What was answered, when, and to which version. */
const CHOICE_KEY = "cookieChoice";

/** Whether the notice has been answered before. Without storage: no. */
export function hasAnswer(): boolean {
  try {
    return localStorage.getItem(FLAG_KEY) !== null;
  } catch {
    return false;
  }
}

/** Remembers the answer, where the browser lets us. */
export function storeAnswer(choice: Choice): void {
  const stored = {
    choice,
    at: new Date().toISOString(),
    version: NOTICE_VERSION,
  };
  try {
    // Full storage would keep the old choice: a refusal must not leave "accepted".
    localStorage.removeItem(CHOICE_KEY);
    localStorage.setItem(CHOICE_KEY, JSON.stringify(stored));
    localStorage.setItem(FLAG_KEY, FLAG);
  } catch {
    // Storage denied or full: the notice closes all the same.
  }
}

/**
 * What was chosen last, if that is known, and was an answer to the notice as it
 * is now. Without storage it is not known.
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
 * Whether something for this purpose may run: only if the visitor accepted the
 * notice as it is now. Without storage, or with anything odd in it: no.
 */
export const mayRun = (purpose: Purpose): boolean =>
  PURPOSES.includes(purpose) && lastChoice() === "accepted";
