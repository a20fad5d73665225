import type { z } from "zod";

import { PLACEHOLDER, type Problem, type RawFiles } from "./placeholders.ts";
import { nearest, plainKey, textsIn, writtenKey } from "./schema/entry.ts";

const LIST = "a list: lines that begin with a dash";
const ENTRY = "an entry with lines such as name: value";

const KINDS: Readonly<Record<string, string>> = {
  array: LIST,
  tuple: LIST,
  object: ENTRY,
  record: ENTRY,
  string: "text",
};

/** Describes a value for a message. */
function kindOf(value: unknown): string {
  if (value === null) return "empty";
  if (Array.isArray(value)) return "a list";
  if (typeof value !== "string") return "an entry of its own";
  return value.trim() === "" ? "empty" : `the text "${value.trim()}"`;
}

/** The message for a problem whose schema has no message of its own. */
export const explain: z.core.$ZodErrorMap = (issue) => {
  const { code, input } = issue;
  if (input === undefined) {
    const key = issue.path?.at(-1);
    return typeof key === "string"
      ? `"${writtenKey(key)}" is missing`
      : "is missing";
  }
  if (code === "invalid_type") {
    const wanted = KINDS[issue.expected] ?? issue.expected;
    const isEntry = typeof input === "object" && !Array.isArray(input);
    const hint =
      isEntry && issue.expected === "string"
        ? '. A text that contains a colon and a space, or begins with a brace, stands in "quotation marks"'
        : "";
    return `is ${kindOf(input)}, but must be ${wanted}${hint}`;
  }
  if (code === "invalid_value") {
    const values = issue.values.map(String);
    const near = typeof input === "string" && nearest(input, values);
    return `is ${kindOf(input).replace("the text ", "")}, but must be one of: ${values.join(", ")}.${near ? ` Did you mean "${near}"?` : ""}`;
  }
  if (code === "too_small" || code === "too_big") {
    const limit = code === "too_small" ? issue.minimum : issue.maximum;
    const length = Array.isArray(input) ? input.length : 0;
    return `has ${length} ${length === 1 ? "entry" : "entries"}, but must have ${limit}`;
  }
  if (code === "unrecognized_keys" || code === "invalid_key")
    return "has a name that is not known here";
  return "is invalid";
};

/**
 * The problems that a schema has found in a file. A misspelt key is reported once, at
 * its own line, and not as a missing key too.
 */
export function problemsOf(file: string, error: z.ZodError): Problem[] {
  const unknown = error.issues
    .filter((issue) => issue.code === "unrecognized_keys")
    .flatMap(({ keys, path, message }) =>
      // The message has a line for each key: see `entry`.
      message.split("\n").map((line, index) => ({
        file,
        path: [...path, keys[index] ?? ""],
        message: line,
      })),
    );
  const meant = new Set(
    unknown.map(({ path, message }) =>
      [...path.slice(0, -1), /Did you mean "(.+)"/.exec(message)?.[1]].join(
        "/",
      ),
    ),
  );
  const others = error.issues
    .filter(({ code }) => code !== "unrecognized_keys")
    .filter(
      ({ path, message }) =>
        !message.endsWith("is missing") ||
        !meant.has(
          [...path.slice(0, -1), writtenKey(String(path.at(-1)))].join("/"),
        ),
    );
  return [
    ...unknown,
    ...others.map(({ path, message }) => ({ file, path, message })),
  ];
}

const placeOf = (file: string, path: readonly PropertyKey[]) =>
  [file, ...path].map((step) => `${plainKey(String(step))}/`).join("");

/** The places of the texts with placeholders. */
const quotingPlaces = (files: RawFiles): string[] =>
  Object.entries(files).flatMap(([file, data]) =>
    Array.from(textsIn(data))
      .filter(({ text }) => text.search(PLACEHOLDER) >= 0)
      .map(({ path }) => placeOf(file, path)),
  );

/**
 * The problems to put right first. A text with a placeholder may be wrong only because
 * of what it quotes, so it is reported if nothing else is wrong.
 */
export function firstProblems(
  files: RawFiles,
  unknown: readonly Problem[],
  others: readonly Problem[],
): Problem[] {
  const quoting = quotingPlaces(files);
  const isQuoting = ({ file, path }: Problem) =>
    quoting.some((place) => placeOf(file, path).startsWith(place));
  const causes = others.filter((problem) => !isQuoting(problem));
  if (causes.length > 0) return causes;
  const unfilled = unknown.map(({ file, path }) => placeOf(file, path));
  return [
    ...unknown,
    ...others.filter(
      ({ file, path }) =>
        !unfilled.some((place) => place.startsWith(placeOf(file, path))),
    ),
  ];
}
