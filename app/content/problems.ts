import type { z } from "zod";

import { writtenKey } from "./schema/entry.ts";

const KINDS: Readonly<Record<string, string>> = {
  array: "a list: lines that begin with a dash",
  object: "an entry with lines such as name: value",
  record: "an entry with lines such as name: value",
  string: "a text",
};

/** The message for a problem whose schema has no message of its own. */
export const explain: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined) {
    const key = issue.path?.at(-1);
    return typeof key === "string" ? `"${writtenKey(key)}" is missing` : "is missing";
  }
  if (issue.code === "invalid_type")
    return `must be ${KINDS[issue.expected] ?? issue.expected}`;
  if (issue.code === "unrecognized_keys")
    return `"${issue.keys.join('", "')}" is not known here`;
  return "is invalid";
};
