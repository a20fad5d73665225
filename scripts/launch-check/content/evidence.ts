import type { Source } from "../../../app/content/source.ts";
import { plainKey } from "../../../app/content/schema/entry.ts";
import { type Finding, listed } from "../finding.ts";

/** The paths of the large figures of a page that have no note below them. */
function* bare(
  value: unknown,
  path: readonly PropertyKey[] = [],
): Generator<readonly PropertyKey[]> {
  if (typeof value !== "object" || value === null) return;
  const parts = Array.isArray(value)
    ? Array.from(value.entries())
    : Object.entries(value);
  for (const [key, part] of parts) {
    const isList = plainKey(String(key)) === "stats" && Array.isArray(part);
    if (!isList) yield* bare(part, [...path, key]);
    else
      for (const [index, stat] of part.entries())
        if (!hasNote(stat)) yield [...path, key, index];
  }
}

const hasNote = (stat: unknown) =>
  typeof stat === "object" &&
  stat !== null &&
  Object.keys(stat).some((key) => plainKey(key) === "note");

/** Whether every large figure says what it measures, when, and on what basis. */
export function checkEvidence(sources: ReadonlyMap<string, Source>): Finding {
  const places = Array.from(sources, ([file, { data, describe }]) =>
    Array.from(bare(data), (path) =>
      describe({ file, path, message: "has no note" }),
    ),
  ).flat();
  return listed("Figures without evidence", "blocks", places, {
    wrong: "nothing says what these measure, when, and on what basis.",
    remedy:
      "Add a `note:` with measure, period and basis, or take the figure out (CAP Code, rule 3.7).",
    right: "every large figure has its note.",
  });
}
