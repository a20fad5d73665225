import type { z } from "zod";

import { explain } from "./reasons.ts";

/** A content file, its content and the schema for it. */
export type ContentFile = {
  file: string;
  schema: z.ZodType;
  content: unknown;
};

/** The path of an entry in its file as text: "services.paid[1].name". */
export const entryOf = (path: readonly PropertyKey[]) =>
  path.reduce<string>(
    (entry, key) =>
      typeof key === "number"
        ? `${entry}[${key}]`
        : `${entry}${entry && "."}${String(key)}`,
    "",
  );

/** Every problem of the content, one line each: file, entry and reason. */
export function findContentProblems(files: readonly ContentFile[]): string[] {
  return files.flatMap(({ file, schema, content }) => {
    const { error } = schema.safeParse(content, { error: explain });
    return (error?.issues ?? []).map(
      ({ path, message }) =>
        `${file}: ${entryOf(path) || "the whole file"}: ${message}`,
    );
  });
}
