import type { z } from "zod";

import { isMapping, partOf } from "../../app/content/schema/entry.ts";
import { KIND_KEY } from "../../app/sections/kinds.ts";
import type { Field } from "../format/fields.ts";
import { meaningsIn, type Meanings } from "./meanings.ts";

/** A field of Sveltia CMS: https://sveltiacms.app/en/docs/fields. */
export type EditorField = Field & {
  label: string;
  required: boolean;
  [option: string]: unknown;
};

type Schema = z.core.JSONSchema.BaseSchema;

/** What a text names that another file has. */
const REFERENCES: Readonly<Record<string, object>> = {
  topic: {
    collection: "lists",
    file: "articles",
    value_field: "topics.*.name",
  },
  subject: {
    collection: "shared",
    file: "contact-form",
    value_field: "usual_fields.subject.options.*.key",
    display_fields: ["usual_fields.subject.options.*.name"],
  },
  "case study": {
    collection: "case-studies",
    display_fields: ["client", "title"],
  },
};

const LONG = 60;

export const inWords = (key: string) =>
  key.charAt(0).toUpperCase() + key.slice(1);

/** The schema of an entry without its short forms. */
function wholeOf({ anyOf = [], ...rest }: Schema): Schema {
  const [whole] = anyOf;
  return typeof whole === "object" ? { ...whole, ...rest } : rest;
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null;

/** What stands at one place of the content today, and what placeholders stand for. */
type Today = { values: readonly unknown[]; meanings: Meanings };

const partsOf = ({ values, meanings }: Today, key: string): Today => ({
  values: values
    .map((value) => partOf(value, key))
    .filter((part) => part !== undefined),
  meanings,
});

export function fieldsOf(schema: Schema, today: Today): EditorField[] {
  const { properties = {}, required = [] } = wholeOf(schema);
  return Object.entries(properties).flatMap(([key, part]) => {
    const own = partsOf(today, key);
    // The mark of samples goes with the last sample.
    if (!isSchema(part) || (key === "sample" && own.values.length === 0))
      return [];
    return fieldOf(key, part, required.includes(key), own);
  });
}

export function fieldOf(
  key: string,
  schema: Schema,
  required: boolean,
  today: Today,
): EditorField {
  const whole = wholeOf(schema);
  const { items, additionalProperties, minItems = 0, maxItems, format } = whole;
  const base = {
    name: key.replaceAll(" ", "_"),
    label: whole.title ?? inWords(key),
    required,
    ...hintOf(whole, meaningsIn(today.values, today.meanings)),
  };
  const reference = REFERENCES[String(format)];
  if (isSchema(items) && !Array.isArray(items)) {
    const each = { ...today, values: today.values.flat() };
    if (items.oneOf)
      return {
        ...base,
        widget: "list",
        collapsed: true,
        label_singular: items.title,
        typeKey: KIND_KEY,
        types: items.oneOf.filter(isSchema).map((type) => typeOf(type, each)),
      };
    return {
      ...base,
      widget: "list",
      required: required && minItems > 0,
      ...((required || minItems > 0) && { min: minItems }),
      max: maxItems,
      collapsed: true,
      label_singular: items.title,
      ...(wholeOf(items).properties
        ? partsOfObject(items, each)
        : { field: fieldOf("text", items, true, each) }),
    };
  }
  if (whole.properties)
    return {
      ...base,
      widget: "object",
      min: whole.minProperties,
      ...partsOfObject(whole, today),
    };
  if (isSchema(additionalProperties))
    return {
      ...base,
      widget: "list",
      collapsed: true,
      fields: entryFieldsOf(whole, additionalProperties, today),
    };
  if (reference) return { ...base, widget: "relation", ...reference };
  return { ...base, ...textOf(whole, today.values) };
}

/** What the schema says of a field, and what it must be. */
function hintOf({ description, format, ...rest }: Schema, meanings: string) {
  const isChosen = rest.enum !== undefined || String(format) in REFERENCES;
  const [must] =
    /^(?:must|may) .*/.exec(String(rest.patternErrorMessage)) ?? [];
  const hint = [
    description,
    !isChosen && must && `${inWords(must)}.`,
    meanings,
  ];
  return { hint: hint.filter(Boolean).join(" ") || undefined };
}

/** One of the types of a list's entries: a kind of section. */
function typeOf(schema: Schema, today: Today) {
  const name = String(schema.title);
  const values = today.values.filter(
    (value) => partOf(value, KIND_KEY) === name,
  );
  return {
    name,
    label: `${inWords(name)}: ${schema.description}`,
    fields: fieldsOf(schema, { ...today, values }).filter(
      (field) => field.name !== KIND_KEY,
    ),
  };
}

/** The fields of an entry, or two types where a text may stand for it. */
function partsOfObject(schema: Schema, today: Today) {
  const { asText } = schema;
  const values = today.values.filter(isMapping);
  const fields = fieldsOf(schema, { ...today, values });
  if (!isMapping(asText)) return { fields };
  const { label, otherwise = "Written here", ...text } = asText;
  return {
    types: [
      { name: "written", label: String(otherwise), fields },
      {
        name: "named",
        label: String(label),
        fields: [
          {
            ...fieldOf("text", text, true, today),
            label: String(label),
          },
        ],
      },
    ],
  };
}

/** The fields of an entry of a mapping whose keys its owner chooses. */
function entryFieldsOf(
  { keys, values: label }: Schema,
  schema: Schema,
  today: Today,
): EditorField[] {
  const key = {
    name: "key",
    label: String(keys),
    required: true,
    widget: "string",
  };
  const values = today.values.flatMap((value) =>
    isMapping(value) ? Object.values(value) : [],
  );
  const all = { ...today, values };
  return wholeOf(schema).properties
    ? [key, ...fieldsOf(schema, all)]
    : [key, { ...fieldOf("text", schema, true, all), label: String(label) }];
}

function textOf(schema: Schema, values: readonly unknown[]) {
  const { enum: options, format, pattern, patternErrorMessage } = schema;
  if (options?.join() === "yes,no")
    return {
      widget: "boolean",
      required: false,
      default: schema.usual === "yes",
    };
  if (options) return { widget: "select", options };
  if (format === "image") return { widget: "image" };
  const isLong = values.some((value) => String(value).trim().length > LONG);
  return {
    widget: format === "markdown" || isLong ? "text" : "string",
    ...(pattern !== undefined &&
      typeof patternErrorMessage === "string" && {
        pattern: [pattern, patternErrorMessage],
      }),
  };
}
