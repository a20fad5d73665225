import type { z } from "zod";

import {
  filesOf,
  PLACEHOLDER,
  type Problem,
  type RawFiles,
} from "./placeholders.ts";
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

/** The place of an entry as text: "google-ads/pricing/packages/0/from". */
const placeOf = (file: string, path: readonly PropertyKey[]): string =>
  [file, ...path].map((step) => plainKey(String(step))).join("/");

const isWithin = (place: string, other: string) =>
  `${place}/`.startsWith(`${other}/`);

/** The places that texts quote, with their own; of a long text, the line. */
function* quotesIn(files: RawFiles): Generator<{ by: string; place: string }> {
  for (const [file, data] of Object.entries(files)) {
    for (const { path, text } of textsIn(data)) {
      for (const { 1: name = "", index } of text.matchAll(PLACEHOLDER)) {
        const [first = "", ...names] = name.split(".");
        // A placeholder counts from one.
        const steps = names.map((step) =>
          /^\d+$/.test(step) ? Number(step) - 1 : step,
        );
        const line = text.slice(0, index).split("\n").length;
        const isLong = text.trim().includes("\n");
        const by = placeOf(file, isLong ? [...path, line] : path);
        for (const each of filesOf(first))
          yield { by, place: placeOf(each, steps) };
      }
    }
  }
}

/** The place that a problem makes wrong: a misspelt key is missing beside it. */
const wrongPlace = ({ file, path, message }: Problem) =>
  placeOf(
    file,
    /^".*" is not known here/.test(message) ? path.slice(0, -1) : path,
  );

/**
 * The problems without those of texts that are wrong only because of what they quote:
 * an entry that has a problem of its own, or one that does not exist.
 */
export function withoutConsequences(
  files: RawFiles,
  unknown: readonly Problem[],
  others: readonly Problem[],
): Problem[] {
  const quotes = [...quotesIn(files)];
  const all = [...unknown, ...others];
  const isWrong = (place: string, except: Problem) =>
    all.some((cause) => {
      const wrong = wrongPlace(cause);
      return (
        cause !== except && (isWithin(place, wrong) || isWithin(wrong, place))
      );
    });
  /** Whether the text at a place quotes what is wrong, or a text that does. */
  const isConsequence = (
    problem: Problem,
    at = placeOf(problem.file, problem.path),
    known: readonly string[] = [],
  ): boolean =>
    quotes.some(
      ({ by, place }) =>
        isWithin(at, by) &&
        !known.includes(place) &&
        (isWrong(place, problem) ||
          isConsequence(problem, place, [...known, place])),
    );
  const isUnfilled = ({ file, path }: Problem) =>
    unknown.some((each) =>
      isWithin(placeOf(each.file, each.path), placeOf(file, path)),
    );
  const causes = [...unknown, ...others.filter((each) => !isUnfilled(each))];
  const told = causes.filter((each) => !isConsequence(each));
  // Texts that quote each other have no first cause.
  return told.length > 0 ? told : all;
}
