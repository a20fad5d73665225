/**
 * The policy forbids style attributes, so a number that draws something travels
 * as `data-measure="start-9 end-18"`, and the build writes one rule for each
 * (`[data-measure~="start-9"] { --start: 9 }`) from app/measures.
 */
const names = [
  "value",
  "after",
  "unit",
  "rank",
  "start",
  "end",
  "depth",
] as const;

export type Measures = Partial<Record<(typeof names)[number], number>>;

function* tokens(measures: Measures) {
  for (const name of names) {
    const number = measures[name];
    if (number !== undefined)
      yield { name, number, token: `${name}-${number}` };
  }
}

/** The value of a `data-measure` attribute. */
export function measure(measures: Measures): string {
  return Array.from(tokens(measures), ({ token }) => token).join(" ");
}

/** The style rules that give every one of these measures its custom property. */
export function measureRules(all: Iterable<Measures>): string {
  const rules = new Set<string>();
  for (const measures of all) {
    for (const { name, number, token } of tokens(measures)) {
      rules.add(`[data-measure~="${token}"]{--${name}:${number}}`);
    }
  }
  return [...rules].join("\n");
}
