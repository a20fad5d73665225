import type { Purpose } from "~/content/schema/measuring";

/**
 * The stored answer to the cookie notice, and what may run after it. Code that needs
 * consent is started by `onConsent`. Outside of the files that oxlint.config.ts lists, lint
 * forbids the usual ways to store data, to send requests and to run third-party code,
 * and the content security policy allows only this site, the image host and the
 * services that content/measuring.yaml switches on.
 */

/** A choice of one purpose is a yes to that one only. */
export const CHOICES = [
  "accepted",
  "counting",
  "advertising",
  "rejected",
] as const;

export type ConsentChoice = (typeof CHOICES)[number];

/** The key of the flag that the notice was answered; specification, section 9. */
const FLAG_KEY = "cookiesAccepted";
const FLAG = "true";

const CHOICE_KEY = "cookieChoice";

const followers = new Set<(choice: ConsentChoice) => void>();

export function storeAnswer(choice: ConsentChoice): void {
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
  for (const follow of followers) follow(choice);
}

/** @throws if storage is denied or the entry cannot be read */
function storedAnswer(): {
  choice?: ConsentChoice | undefined;
  version?: unknown;
} {
  const stored: unknown = JSON.parse(
    localStorage.getItem(CHOICE_KEY) ?? "null",
  );
  if (typeof stored !== "object" || stored === null) return {};
  if (!("choice" in stored) || !("version" in stored)) return {};
  const { choice, version } = stored;
  return { choice: CHOICES.find((each) => each === choice), version };
}

function whereStored<Value>(read: () => Value, otherwise: Value): Value {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

/** The last answer to the current version of the notice, if there is one. */
export const lastChoice = (): ConsentChoice | undefined =>
  whereStored(() => {
    const { choice, version } = storedAnswer();
    return version === NOTICE_VERSION ? choice : undefined;
  }, undefined);

/** While something is asked, an answer to another version of the notice is none. */
export const hasAnswer = (): boolean =>
  (COUNTS_UNTIL_NO && ASKED.length === 0) ||
  whereStored(
    () =>
      localStorage.getItem(FLAG_KEY) !== null &&
      (ASKED.length === 0 || lastChoice() !== undefined),
    false,
  );

/** Whether a choice is a yes to a purpose. */
const includes = (choice: ConsentChoice | undefined, purpose: Purpose) =>
  choice === "accepted" || choice === purpose;

/** Only after a yes to the current version; an entry that cannot be read is none. */
export const agreed = (purpose: Purpose): boolean =>
  ASKED.includes(purpose) && includes(lastChoice(), purpose);

/** With notice and objection until a no to any version, and only if it can be remembered. */
export const may = (purpose: Purpose): boolean =>
  COUNTS_UNTIL_NO && purpose === "counting"
    ? whereStored(() => {
        const { choice } = storedAnswer();
        return choice === undefined || includes(choice, purpose);
      }, false)
    : agreed(purpose);

/**
 * The answer that a button of the notice gives. Where advertising alone is asked for, it
 * takes no objection to counting back, and a no is one only in the notice that objects.
 *
 * @param isAgain whether the visitor has opened the notice
 */
export function answerOf(
  pressed: ConsentChoice,
  isAgain: boolean,
): ConsentChoice {
  if (!COUNTS_UNTIL_NO || !ASKED.includes("advertising")) return pressed;
  const counts = may("counting");
  if (pressed === "accepted") return counts ? "accepted" : "advertising";
  return pressed === "rejected" && counts && !isAgain ? "counting" : pressed;
}

/**
 * Runs code while the answer allows it, also one that is given in another tab.
 * @returns a function that stops the code and the observation
 */
export function onConsent(start: () => () => void, purpose: Purpose) {
  let stop: (() => void) | undefined;
  const end = () => {
    stop?.();
    stop = undefined;
  };
  const follow = (now?: ConsentChoice | Event) => {
    // A rejection holds on this page although storage may be full.
    const isRefused = typeof now === "string" && !includes(now, purpose);
    if (!isRefused && may(purpose)) stop ??= start();
    else end();
  };
  // A page in the browser's cache hears of no answer while it is there.
  const types = ["storage", "pageshow"];
  followers.add(follow);
  for (const type of types) addEventListener(type, follow);
  follow();
  return () => {
    followers.delete(follow);
    for (const type of types) removeEventListener(type, follow);
    end();
  };
}
