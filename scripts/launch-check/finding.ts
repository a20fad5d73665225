/** What a check has found. */
export type Finding = {
  /** It stops the launch, wants a look, or is in order. */
  state: "blocks" | "look" | "ok";
  /** What was looked at: "Company number". */
  subject: string;
  /** What is there, as a sentence. */
  message: string;
  /** Where: lines of content files, or addresses. */
  places?: readonly string[] | undefined;
  /** What to do about it, as a sentence. */
  remedy?: string;
};

/** A finding that all is in order. */
export const ok = (subject: string, message: string): Finding => ({
  state: "ok",
  subject,
  message,
});

const fault =
  (state: "blocks" | "look") =>
  (
    subject: string,
    message: string,
    remedy: string,
    places?: readonly string[],
  ): Finding => ({ state, subject, message, places, remedy });

/** A finding that something stops the launch. */
export const blocks = fault("blocks");

/** A finding that wants a look. */
export const look = fault("look");

/**
 * A finding about a list of faults: it is in order if there are none.
 *
 * @param toFinding what faults are: `blocks` or `look`
 * @param messages what to say about the faults, or that there are none
 */
export const listed = (
  subject: string,
  toFinding: typeof blocks,
  places: readonly string[],
  messages: { wrong: string; remedy: string; right: string },
): Finding =>
  places.length === 0
    ? ok(subject, messages.right)
    : toFinding(subject, messages.wrong, messages.remedy, places);

const HEADINGS = {
  blocks: "Blocks the launch",
  look: "Look at",
  ok: "In order",
} as const;

/** Places that are shown of one finding; `--json` has all. */
const MOST_PLACES = 12;

/** The findings as text, grouped: what blocks, what wants a look, what is in order. */
export function report(findings: readonly Finding[]): string {
  const groups = (["blocks", "look", "ok"] as const).map((state) => {
    const those = findings.filter((finding) => finding.state === state);
    const heading = `${HEADINGS[state]} (${those.length})`;
    const gap = state === "ok" ? "\n" : "\n\n";
    const list = those.map(paragraph).join(gap) || "- nothing";
    return `${heading}\n\n${list}\n`;
  });
  return groups.join("\n");
}

function paragraph({ subject, message, places = [], remedy }: Finding) {
  const left = places.length - MOST_PLACES;
  return [
    `- ${subject}: ${message}`,
    ...places.slice(0, MOST_PLACES).map((place) => `      ${place}`),
    ...(left > 0 ? [`      and ${left} more (--json shows all)`] : []),
    ...(remedy === undefined ? [] : [`    To do: ${remedy}`]),
  ].join("\n");
}
