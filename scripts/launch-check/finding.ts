/** What a check says: it stops the launch, wants a look, or is in order. */
export type State = "blocks" | "look" | "ok";

/** What a check has found. */
export type Finding = {
  state: State;
  /** What was looked at: "Company number". */
  subject: string;
  /** What is there, as a sentence. */
  message: string;
  /** Where: lines of content files, or addresses. */
  places?: readonly string[];
  /** What to do about it, as a sentence. */
  remedy?: string;
};

/**
 * A finding about a list of faults: it is in order if there are none.
 *
 * @param told what to say about faults, by their number; what is in order otherwise
 */
export const listed = (
  subject: string,
  state: "blocks" | "look",
  places: readonly string[],
  told: { wrong: string; remedy: string; right: string },
): Finding =>
  places.length === 0
    ? { state: "ok", subject, message: told.right }
    : { state, subject, message: told.wrong, places, remedy: told.remedy };
