import { isMapping, partOf } from "../../app/content/schema/entry.ts";

/** Why an entry is not saved: a photograph in it has nothing for those who cannot see it. */
export function photoWithoutWords(value: unknown): string | undefined {
  if (Array.isArray(value))
    return value.map(photoWithoutWords).find((each) => each !== undefined);
  if (!isMapping(value)) return undefined;
  const { name, title, photo, alt } = value;
  if (photo && !String(alt ?? "").trim()) {
    const [of] = [name, title].filter((each) => typeof each === "string");
    return `The photograph${of ? ` of “${of}”` : ""} needs its alternative text, which says what it shows, for those who cannot see it. Nothing was saved.`;
  }
  return photoWithoutWords(Object.values(value));
}
