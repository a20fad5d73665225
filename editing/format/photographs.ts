import { isMapping } from "../../app/content/schema/entry.ts";

const isText = (value: unknown): value is string =>
  typeof value === "string" && value.trim() !== "";

/** Why an entry is not saved: a photograph in it has nothing for those who cannot see it. */
export function photoWithoutWords(value: unknown): string | undefined {
  if (Array.isArray(value))
    return value.map(photoWithoutWords).find((each) => each !== undefined);
  if (!isMapping(value)) return undefined;
  const { name, photo, alt } = value;
  if (isText(photo) && !isText(alt))
    return `The photograph${isText(name) ? ` of “${name}”` : ""} needs its alternative text, which says what it shows, for those who cannot see it. Nothing was saved.`;
  return photoWithoutWords(Object.values(value));
}
