import { z } from "zod";

/**
 * A key without its capitals, spaces, dashes and underscores: "Legal name" and
 * "legal_name" are the same.
 */
export const plainKey = (key: string): string =>
  key.toLowerCase().replaceAll(/[\s_-]/g, "");

/** A key of a schema as the content files write it: "legal name". */
export const writtenKey = (key: string): string =>
  key
    .replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, " ")
    .replaceAll(/\b[A-Z](?=[a-z])/g, (capital) => capital.toLowerCase());

export const isMapping = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A page with all sections, each of which its file may leave out. */
export type Whole<Page> = { [Name in keyof Page]-?: NonNullable<Page[Name]> };

/**
 * An entry of a content file: a mapping with known keys. A key may be written
 * with other capitals, with dashes or with underscores.
 */
export function entry<Shape extends z.ZodRawShape>(shape: Shape) {
  const keys = new Map(Object.keys(shape).map((key) => [plainKey(key), key]));
  return z.preprocess(
    (value) =>
      isMapping(value)
        ? Object.fromEntries(
            Object.entries(value).map(([key, part]) => [
              keys.get(plainKey(key)) ?? key,
              part,
            ]),
          )
        : value,
    z.strictObject(shape),
  );
}
