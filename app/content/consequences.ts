import {
  filesOf,
  partOf,
  PLACEHOLDER,
  type Problem,
  type RawFiles,
} from "./placeholders.ts";
import { plainKey } from "./schema/entry.ts";

/** Where an entry stands. */
type Place = Pick<Problem, "file" | "path">;

const stepsOf = ({ file, path }: Place): string[] =>
  [file, ...path].map((step) => plainKey(String(step)));

/** The text at a place; of a long text, the line. */
function textAt(files: RawFiles, { file, path }: Place): string {
  let value = files[file];
  for (const step of path) {
    if (typeof value === "string") {
      return typeof step === "number"
        ? (value.split("\n")[step - 1] ?? "")
        : value;
    }
    // A placeholder counts from one.
    const name = typeof step === "number" ? step + 1 : step;
    value = partOf(value, String(name));
  }
  return typeof value === "string" ? value : "";
}

/** The places that a text quotes, and those that their texts quote. */
function quotedIn(
  files: RawFiles,
  text: string,
  known: readonly string[] = [],
): Place[] {
  return Array.from(text.matchAll(PLACEHOLDER), ([, name = ""]) =>
    name.replace(/\/.*/, ""),
  )
    .filter((name) => name.includes(".") && !known.includes(name))
    .flatMap((name) => {
      const [first = "", ...steps] = name.split(".");
      const path = steps.map((step) =>
        /^\d+$/.test(step) ? Number(step) - 1 : step,
      );
      return filesOf(plainKey(first)).flatMap((file) => [
        { file, path },
        ...quotedIn(files, textAt(files, { file, path }), [...known, name]),
      ]);
    });
}

/** Whether a place is another one, or a part of it. */
function isWithin(place: Place, other: Place): boolean {
  const steps = stepsOf(place);
  return stepsOf(other).every((step, index) => step === steps[index]);
}

/** Whether an entry is wrong because of a problem. */
function isAffected(entry: Place, { file, path, message }: Problem): boolean {
  // A misspelt key is missing under its right name.
  const isMisspelt = message.includes("is not known here");
  const cause = { file, path: isMisspelt ? path.slice(0, -1) : path };
  return isWithin(entry, cause) || isWithin(cause, entry);
}

/**
 * The problems without those of texts that are wrong only because of what they quote:
 * an entry that has a problem of its own, or one that does not exist.
 */
export function withoutConsequences(
  files: RawFiles,
  unknown: readonly Problem[],
  others: readonly Problem[],
): Problem[] {
  const quotes = new Map(
    [...unknown, ...others].map((problem) => [
      problem,
      quotedIn(files, textAt(files, problem)),
    ]),
  );
  const causes = others.filter((problem) => !quotes.get(problem)?.length);
  const hasCause = (problem: Problem) =>
    quotes
      .get(problem)
      ?.some((place) => causes.some((cause) => isAffected(place, cause)));
  const isUnfilled = (problem: Problem) =>
    unknown.some((each) => isWithin(each, problem));
  return [
    ...unknown.filter((problem) => !hasCause(problem)),
    ...others.filter((problem) => !hasCause(problem) && !isUnfilled(problem)),
  ];
}
