import type { Content, schemas } from "../schemas.ts";
import { validate } from "./messages.ts";

/** What had no problem when it was checked last, because a change is mostly in one file. */
const valid = new Map<string, { of: string; data: object | undefined }>();

/** Checks a content file, unless it and what it quotes are as they were. */
export function validateAgain(
  name: string,
  schema: (typeof schemas)[keyof Content],
  written: unknown,
) {
  const of = JSON.stringify(written);
  const last = valid.get(name);
  // A copy, because what is derived from the other files is added to it.
  if (last && last.of === of)
    return { data: structuredClone(last.data), problems: [] };
  const { data, problems } = validate(name, schema, written);
  if (problems.length === 0)
    valid.set(name, { of, data: structuredClone(data) });
  return { data, problems };
}
