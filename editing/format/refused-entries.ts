import { isMapping } from "../../app/content/schema/entry.ts";

const isText = (value: unknown): value is string =>
  typeof value === "string" && value.trim() !== "";

/** Of a photograph that has nothing for those who cannot see it. */
function photoWithoutWords(value: unknown): string | undefined {
  if (Array.isArray(value))
    return value.map(photoWithoutWords).find((each) => each !== undefined);
  if (!isMapping(value)) return undefined;
  const { name, photo, alt } = value;
  if (isText(photo) && !isText(alt))
    return `The photograph${isText(name) ? ` of “${name}”` : ""} needs its alternative text, which says what it shows, for those who cannot see it.`;
  return photoWithoutWords(Object.values(value));
}

/** Why an entry of the editor is not saved, if it is not. */
export function whyRefused(entry: {
  slug: string;
  newRecord: boolean;
  data: unknown;
}): string | undefined {
  const { slug, newRecord, data } = entry;
  const problem =
    newRecord && !/^[a-z\d]+(?:-[a-z\d]+)*$/.test(slug)
      ? `“${slug}” cannot be the end of an address: it takes small letters, digits and dashes.`
      : photoWithoutWords(data);
  return problem === undefined ? undefined : `${problem} Nothing was saved.`;
}
