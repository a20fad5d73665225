import type { z } from "zod";

/**
 * A schema's own message for a wrong value. For an undefined value it returns
 * undefined, so that Zod falls back to `explain`.
 */
export const wrong = (reason: string | ((input: unknown) => string)) => ({
  error: ({ input }: { input?: unknown }) => {
    if (input === undefined) return undefined;
    return typeof reason === "string" ? reason : reason(input);
  },
});

const KINDS: Readonly<Record<string, string>> = {
  array: "a list",
  boolean: "true or false",
  int: "a whole number",
  number: "a number",
  object: "an object",
  string: "a text",
  tuple: "a list",
};

const FORMATS: Readonly<Record<string, string>> = {
  email: "email address",
};

const quoted = (values: readonly string[]) =>
  values.map((value) => `"${value}"`).join(", ");

const verb = (origin: string) => (origin === "array" ? "have" : "be");

/** The message for a problem whose schema has no message of its own. */
export const explain: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined) return "is missing";
  switch (issue.code) {
    case "invalid_type":
      return `must be ${KINDS[issue.expected] ?? issue.expected}`;
    case "invalid_value":
      return `must be ${issue.values.map(String).join(" or ")}`;
    case "invalid_format":
      return `must be a correct ${FORMATS[issue.format] ?? issue.format}`;
    case "too_small":
      return `must ${verb(issue.origin)} at least ${issue.minimum}`;
    case "too_big":
      return `must ${verb(issue.origin)} at most ${issue.maximum}`;
    case "unrecognized_keys":
      return `has unknown properties: ${quoted(issue.keys)}`;
    case "custom":
    case "invalid_element":
    case "invalid_key":
    case "invalid_union":
    case "not_multiple_of":
      break;
  }
  // Schemas with the codes above give their own messages.
  return "is invalid";
};
