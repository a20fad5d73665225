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

const HEADINGS: Readonly<Record<State, string>> = {
  blocks: "Blocks the launch",
  look: "Look at",
  ok: "In order",
};

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

function paragraph(finding: Finding): string {
  const { subject, message, places = [], remedy } = finding;
  const left = places.length - MOST_PLACES;
  return [
    `- ${subject}: ${message}`,
    ...places.slice(0, MOST_PLACES).map((place) => `      ${place}`),
    ...(left > 0 ? [`      and ${left} more (--json shows all)`] : []),
    ...(remedy === undefined ? [] : [`    To do: ${remedy}`]),
  ].join("\n");
}

/** The findings for programs. */
export const asJson = (findings: readonly Finding[]): string =>
  JSON.stringify(
    {
      blocks: findings.filter(({ state }) => state === "blocks"),
      lookAt: findings.filter(({ state }) => state === "look"),
      inOrder: findings.filter(({ state }) => state === "ok"),
    },
    null,
    2,
  );
