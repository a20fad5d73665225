import {
  isMapping,
  partOf,
  normalizedKey,
} from "../../app/content/schema/entry.ts";
import type { Data } from "./document.ts";

/**
 * A field of the editor, as far as it decides how a file is read and written:
 *
 * - An object's short forms are `Contact Us: /contact`, which has its first two fields,
 *   and a text in its place, which is the first.
 * - A list whose entries begin with the field `key` is a mapping in the file.
 * - An object of one of two types is a text in the file if it is of the second.
 * - The entries of a list with a `typeKey` are each of the type that they have there, and those
 *   of a list with types alone are each such an object.
 * - An object of one type with `min` is left out if nothing is written in it.
 * - A decision is yes, no, or left out, which means its default.
 */
export type Field = {
  name: string;
  widget?: string | undefined;
  default?: unknown;
  min?: unknown;
  fields?: readonly Field[] | undefined;
  field?: Field | undefined;
  types?:
    | readonly { name: string; fields?: readonly Field[] | undefined }[]
    | undefined;
  /** The key that says of which type an entry of a list is. */
  typeKey?: string | undefined;
};

const PICTURE = /^[^/].*\.(?:jpe?g|png|webp|avif|svg)$/i;

/** The address that the editor has for content/images. */
export const IMAGES = "/images/";

export type Fields = readonly Field[];
export type EntryData = Record<string, unknown>;

export const isMappingInFile = ({ widget, fields }: Field) =>
  widget === "list" && fields?.[0]?.name === "key";

/** Whether data is like `Contact Us: /contact`. */
export function isShort(data: unknown, fields: Fields): data is EntryData {
  const [key, ...others] = isMapping(data) ? Object.keys(data) : [];
  return (
    key !== undefined &&
    others.length === 0 &&
    fields.length > 1 &&
    !fields.some(({ name }) => normalizedKey(name) === normalizedKey(key))
  );
}

/** The field of an entry of a list. */
export function entryField(
  { field, fields, types, typeKey }: Field,
  entry: unknown,
): Field {
  const object = { name: "", widget: "object" };
  if (typeKey !== undefined) {
    const type = types?.find(({ name }) => name === partOf(entry, typeKey));
    return { ...object, fields: [{ name: typeKey }, ...(type?.fields ?? [])] };
  }
  return types || fields
    ? { ...object, types, fields }
    : (field ?? { name: "" });
}

export function readObject(data: Data, fields: Fields): EntryData {
  const [first = { name: "" }, second] = fields;
  const decisions = fields.filter(({ widget }) => widget === "boolean");
  const defaults = Object.fromEntries(
    decisions.map(({ name, default: usual }) => [name, usual === true]),
  );
  if (!isMapping(data)) return { ...defaults, [first.name]: read(data, first) };
  const entries = Object.entries(data);
  if (isShort(data, fields))
    return {
      ...defaults,
      [first.name]: entries[0]?.[0],
      [second?.name ?? ""]: entries[0]?.[1],
    };
  return {
    ...defaults,
    ...Object.fromEntries(
      entries.map(([key, value]) => {
        const field = fields.find(
          ({ name }) => normalizedKey(name) === normalizedKey(key),
        );
        return field
          ? [field.name, read(value, field)]
          : [key.replaceAll(" ", "_"), value];
      }),
    ),
  };
}

/** What the editor shows of a part of a file. */
export function read(data: Data, field: Field): unknown {
  const { widget, fields = [], types } = field;
  const [whole, text] = types ?? [];
  if (widget === "boolean")
    return typeof data === "string" && /^(?:yes|true)$/i.test(data);
  if (widget === "image" && typeof data === "string" && PICTURE.test(data))
    return `${IMAGES}${data}`;
  if (widget === "object" && typeof data === "string" && text)
    return { type: text.name, [text.fields?.[0]?.name ?? ""]: data };
  if (widget === "object" && whole)
    return { type: whole.name, ...readObject(data, whole.fields ?? []) };
  if (widget === "object") return readObject(data, fields);
  if (isMappingInFile(field))
    return Object.entries(isMapping(data) ? data : {}).map(([key, value]) => ({
      key,
      ...readObject(value, fields.slice(1)),
    }));
  if (widget !== "list" || !Array.isArray(data)) return data;
  return data.map((each) => read(each, entryField(field, each)));
}
