import type { z } from "zod";

import { explain } from "./reasons.ts";

/** One content file, what it exports, and the shape that must have. */
export type ContentFile = {
  file: string;
  schema: z.ZodType;
  content: unknown;
};

/** "services.paid[1].name": where in its file an entry stands. */
export const entryOf = (path: readonly PropertyKey[]) =>
  path.reduce<string>(
    (entry, key) =>
      typeof key === "number"
        ? `${entry}[${key}]`
        : `${entry}${entry && "."}${String(key)}`,
    "",
  );

/** Every problem as one line: file, entry, reason. None: the content is right. */
export function findContentProblems(files: readonly ContentFile[]): string[] {
  return files.flatMap(({ file, schema, content }) => {
    const { error } = schema.safeParse(content, { error: explain });
    return (error?.issues ?? []).map(
      ({ path, message }) =>
        `${file}: ${entryOf(path) || "the whole file"}: ${message}`,
    );
  });
}
