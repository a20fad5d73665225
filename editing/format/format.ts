// A file's short forms are known by its fields, so that each file has a format of its own:
// CMS.registerCustomFormat(format, extension, formatFor(fields)), before CMS.init.

import {
  isMapping,
  partOf,
  normalizedKey,
} from "../../app/content/schema/entry.ts";
import { FRONT_MATTER } from "../../app/content/texts/source.ts";
import {
  dataIn,
  parseYAML,
  writeYAML,
  type Data,
  isSame,
  pairUp,
} from "./document.ts";
import {
  entryField,
  IMAGES,
  isMappingInFile,
  isShort,
  read,
  readObject,
  type EntryData,
  type Field,
  type Fields,
} from "./fields.ts";

/** The key that carries the text of the file through the editor. */
const ORIGINAL = "_original";

/** A value of the editor without what is empty, and with sorted keys, to be compared. */
function tidy(value: unknown): unknown {
  if (typeof value === "string") return value.replaceAll("\u00a0", " ").trim();
  if (Array.isArray(value)) return value.map(tidy);
  if (!isMapping(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, part]) => [key, tidy(part)] as const)
      .filter(
        ([, part]) =>
          part !== "" &&
          part !== null &&
          part !== undefined &&
          !(Array.isArray(part) && part.length === 0),
      )
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

function asData(value: unknown): Data {
  if (Array.isArray(value)) return value.map(asData);
  if (!isMapping(value)) return String(tidy(value));
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, asData(part)]),
  );
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || tidy(value) === "";

/**
 * What the file has for a value of the editor; nothing if it is empty.
 *
 * @param before what it has now
 * @param like an entry of the same list, in whose form a new one is written
 */
function toData(
  value: unknown,
  field: Field,
  before?: Data,
  like?: Data,
): Data | undefined {
  const { widget, fields = [], types, min } = field;
  if (before !== undefined && isSame(tidy(value), tidy(read(before, field))))
    return before;
  if (isEmpty(value)) return undefined;
  if (widget === "boolean") {
    if (value === (field.default === true)) return undefined;
    return value === true ? "yes" : "no";
  }
  if (widget === "object" && isMapping(value)) {
    const { type, ...own } = value;
    const [whole, text] = types ?? [];
    if (!whole) {
      const data = toObject(value, fields, before, like);
      return data === "" && min !== undefined ? undefined : data;
    }
    if (text && type === text.name) {
      const given = own[text.fields?.[0]?.name ?? ""];
      return isEmpty(given) ? undefined : asData(given);
    }
    const old = isMapping(before) ? before : undefined;
    return toObject(own, whole.fields ?? [], old, like);
  }
  if (widget === "image")
    return String(tidy(value)).replace(new RegExp(`^${IMAGES}`), "");
  if (!Array.isArray(value)) return asData(value);
  if (isMappingInFile(field)) return toMapping(value, fields, before);
  const items: unknown[] = value.filter((each) => !isEmpty(each));
  if (items.length === 0) return min === 0 ? [] : undefined;
  const typeOf = (item: unknown) =>
    field.typeKey === undefined ? undefined : partOf(item, field.typeKey);
  const old = Array.isArray(before) ? before : [];
  const pairs = pairUp(
    items.map(tidy),
    old.map((item) => tidy(read(item, entryField(field, item)))),
    typeOf,
  );
  return items.flatMap((item, index) => {
    const place = pairs[index];
    const own = place === undefined ? undefined : old[place];
    const sibling = old.findLast((each) => typeOf(each) === typeOf(item));
    return toData(item, entryField(field, item), own, sibling) ?? [];
  });
}

function toMapping(
  items: unknown[],
  fields: Fields,
  before?: Data,
): Data | undefined {
  if (items.length === 0) return undefined;
  const old: Record<string, Data> = isMapping(before) ? before : {};
  const each = { name: "", widget: "object", fields: fields.slice(1) };
  return Object.fromEntries(
    items.filter(isMapping).flatMap(({ key, ...item }) => {
      const name = String(tidy(key));
      const like = each.fields.length > 1 ? Object.values(old).at(-1) : "";
      const data = toData(item, each, old[name], like);
      return isEmpty(key) || data === undefined ? [] : [[name, data]];
    }),
  );
}

function toObject(
  value: EntryData,
  fields: Fields,
  before?: Data,
  like?: Data,
): Data {
  const form = before ?? like;
  const [first, second] = fields;
  const old: Record<string, Data> =
    isMapping(before) && !isShort(before, fields) ? before : {};
  const oldKeys = Object.keys(old);
  const names = new Set([
    ...fields.map(({ name }) => name),
    ...Object.keys(value),
  ]);
  const parts = [...names].flatMap((name) => {
    const part = value[name];
    const field = fields.find((each) => each.name === name);
    const key = oldKeys.find(
      (each) => normalizedKey(each) === normalizedKey(name),
    );
    const was = key === undefined ? undefined : old[key];
    const data = field
      ? toData(part, field, was)
      : isEmpty(part)
        ? undefined
        : asData(part);
    if (data === undefined) return [];
    return [{ name, key: key ?? name.replaceAll("_", " "), data }];
  });
  const [one, other] = [first, second].map(
    (field) => parts.find(({ name }) => name === field?.name)?.data,
  );
  if (parts.length === 0) return "";
  if (parts.length === 1 && one !== undefined)
    if (typeof form === "string") return one;
  if (parts.length === 2 && isShort(form, fields))
    if (typeof one === "string" && other !== undefined) return { [one]: other };
  // What is there keeps its order; what is new follows the field before it.
  const keys = oldKeys.filter((key) => parts.some((part) => part.key === key));
  for (const [index, { key }] of parts.entries())
    if (!keys.includes(key))
      keys.splice(keys.indexOf(parts[index - 1]?.key ?? "") + 1, 0, key);
  return Object.fromEntries(
    keys.flatMap((key) => {
      const part = parts.find((each) => each.key === key);
      return part ? [[key, part.data]] : [];
    }),
  );
}

/** A file's YAML, and its Markdown if it has a `body`. */
function parted(text: string, hasBody: boolean) {
  const whole = `${text.trimEnd()}\n`;
  const [, front = whole, body = ""] =
    (hasBody && FRONT_MATTER.exec(whole)) || [];
  return { front: `${front.trimEnd()}\n`, body };
}

/**
 * The format of a file whose fields are these, as `CMS.registerCustomFormat` takes it. A
 * file that is only a mapping, such as redirects.yaml, has one field.
 */
export function formatFor(all: Fields) {
  const fields = all.filter(({ name }) => name !== "body");
  const hasBody = fields.length < all.length;
  const [only] = fields;
  const mapping = only && fields.length === 1 && isMappingInFile(only);
  return {
    fromFile: (text: string): EntryData => {
      const { front, body } = parted(text, hasBody);
      const data = dataIn(parseYAML(front).contents) || {};
      return {
        ...(mapping
          ? { [only.name]: read(data, only) }
          : readObject(data, fields)),
        ...(hasBody && { body: body.trim() }),
        [ORIGINAL]: text,
      };
    },
    toFile: ({
      body = "",
      [ORIGINAL]: original,
      ...value
    }: EntryData): string => {
      const text = typeof original === "string" ? original : "";
      const { front, body: written } = parted(text, hasBody);
      const document = parseYAML(front);
      const before = dataIn(document.contents) || {};
      const data = mapping
        ? toData(value[only.name], only, before)
        : toObject(value, fields, before);
      const yaml = `${writeYAML(document, data || {}).trimEnd()}\n`;
      if (!hasBody) return yaml;
      const [space = ""] = /^\n*/.exec(written) ?? [];
      const isOld = tidy(body) === written.trim();
      const below = isOld ? written : `${space || "\n"}${String(tidy(body))}\n`;
      const start = yaml.startsWith("---\n") ? "" : "---\n";
      return `${start}${yaml}---\n${below}`;
    },
  };
}
