import { z } from "zod";

/** A key as all its spellings have it: "Legal name" and "legal_name" are the same. */
export const normalizedKey = (key: string): string =>
  key.toLowerCase().replaceAll(/[\s_-]/g, "");

/** A key of a schema as the content files write it: "legal name". */
export const writtenKey = (key: string): string =>
  key
    .replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, " ")
    .replaceAll(/\b[A-Z](?=[a-z])/g, (capital) => capital.toLowerCase());

export const isMapping = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The part of a mapping, however its key is written. */
export function partOf(value: unknown, name: string): unknown {
  if (!isMapping(value)) return undefined;
  // Most keys are as they are meant, and a large site has very many files.
  if (Object.hasOwn(value, name)) return value[name];
  return Object.entries(value).find(
    ([key]) => normalizedKey(key) === normalizedKey(name),
  )?.[1];
}

/** A decision, as it is written. */
export const YES_OR_NO = /^"?\s*(?:yes|no|true|false)\s*"?$/i;

/**
 * A mapping with known keys, in any spelling. Its mark `sample: yes` is for pages only if
 * the shape has it.
 */
export function entry<Shape extends z.ZodRawShape>(shape: Shape) {
  const keys = new Map(
    Object.keys(shape).map((key) => [normalizedKey(key), key]),
  );
  return z.preprocess((value, context) => {
    if (!isMapping(value)) return value;
    const sample = partOf(value, "sample");
    if (sample !== undefined && !YES_OR_NO.test(JSON.stringify(sample)))
      context.addIssue({
        code: "custom",
        path: ["sample"],
        message: `is ${JSON.stringify(sample)}, but must be yes or no`,
      });
    const same = Map.groupBy(Object.keys(value), normalizedKey);
    for (const [key = "", other] of same.values())
      if (other !== undefined)
        context.addIssue({
          code: "custom",
          path: [key],
          message: `is here twice, also as "${other}"; take one of them out`,
        });
    return Object.fromEntries(
      Object.entries(value)
        .filter(
          ([key]) => normalizedKey(key) !== "sample" || keys.has("sample"),
        )
        .map(([key, part]) => [keys.get(normalizedKey(key)) ?? key, part]),
    );
  }, z.strictObject(shape));
}

/** A value for each colour scheme, or one for both. */
export const bySchemes = <Output>(value: z.ZodType<Output>) =>
  z
    .preprocess(
      (given) => (typeof given === "string" ? { light: given } : given),
      entry({ light: value, dark: value.optional() }),
    )
    .transform(({ light, dark = light }) => ({ light, dark }));

/** What editors refuse while somebody types: a placeholder may stand for any part. */
export const refusedUnless = (pattern: RegExp, reason: string) => ({
  pattern: `\\{[^{}]*\\.|${pattern.source}`,
  patternErrorMessage: reason,
});

/** Reports each entry of a list that repeats an earlier one. */
export const unique =
  <Item>(
    message: string,
    of: (item: Item) => unknown = (item) => item,
    ...key: string[]
  ) =>
  (items: readonly Item[], context: z.RefinementCtx): void => {
    const values = items.map(of);
    for (const [index, value] of values.entries())
      if (value !== undefined && values.indexOf(value) < index)
        context.addIssue({ code: "custom", path: [index, ...key], message });
  };
