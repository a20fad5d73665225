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
 * @param messages what to say about the faults, or that there are none
 */
export const listed = (
  subject: string,
  state: "blocks" | "look",
  places: readonly string[],
  messages: { wrong: string; remedy: string; right: string },
): Finding =>
  places.length === 0
    ? { state: "ok", subject, message: messages.right }
    : {
        state,
        subject,
        message: messages.wrong,
        places,
        remedy: messages.remedy,
      };
