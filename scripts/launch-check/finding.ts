export type Finding = {
  subject: string;
  /** Whether faults stop the launch, or want a look. */
  weight: "blocks" | "look";
  faults: readonly string[];
  remedy: string;
};

const finding =
  (weight: Finding["weight"]) =>
  (
    subject: string,
    faults: readonly (string | false)[],
    remedy: string,
  ): Finding => ({
    subject,
    weight,
    faults: faults.filter((fault) => fault !== false),
    remedy,
  });

/** A finding whose faults stop the launch; `false` is no fault. */
export const blocks = finding("blocks");

export const look = finding("look");

const MOST_SHOWN = 12;

export function report(findings: readonly Finding[]): string {
  const faulty = findings.filter(({ faults }) => faults.length > 0);
  const blocking = faulty.filter(({ weight }) => weight === "blocks");
  const odd = faulty.filter(({ weight }) => weight === "look");
  const right = findings.filter(({ faults }) => faults.length === 0);
  return [
    `Blocks the launch (${blocking.length})`,
    ...blocking.map(paragraph),
    `Look at (${odd.length})`,
    ...odd.map(paragraph),
    `In order (${right.length})`,
    right.map(({ subject }) => subject).join(", "),
  ].join("\n\n");
}

function paragraph({ subject, faults, remedy }: Finding): string {
  const left = faults.length - MOST_SHOWN;
  return [
    `- ${subject} (${faults.length})`,
    ...faults.slice(0, MOST_SHOWN).map((fault) => `      ${fault}`),
    ...(left > 0 ? [`      and ${left} more`] : []),
    `    To do: ${remedy}`,
  ].join("\n");
}
