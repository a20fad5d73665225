import { z } from "zod";

import { KIND_KEY, kinds } from "../sections/kinds.ts";
import { isMapping, writtenKey } from "./schema/entry.ts";

type JSONSchema = z.core.JSONSchema.BaseSchema;

const IN_SHORT: JSONSchema = { type: "string" };

const SHORT: JSONSchema = {
  type: "object",
  minProperties: 1,
  maxProperties: 1,
  additionalProperties: { type: ["string", "number"] },
};

const requiredKeys = (schema: z.core.$ZodType): string[] =>
  schema instanceof z.ZodObject
    ? Object.entries(schema.shape).flatMap(([key, part]) =>
        z.safeParse(part, undefined).success ? [] : key,
      )
    : [];

/** The JSON Schema of a kind of section, whose first key says which it is. */
function sectionSchema(kind: string, schema: z.ZodType): JSONSchema {
  const { anyOf, description = "" } = editorSchema(schema);
  const [whole] = anyOf ?? [];
  if (!isMapping(whole)) throw new Error(`${kind} is no entry`);
  const { properties, required } = whole;
  return {
    ...whole,
    title: kind,
    description,
    properties: {
      [KIND_KEY]: { const: kind },
      ...(isMapping(properties) ? properties : {}),
    },
    required: [KIND_KEY, ...(Array.isArray(required) ? required : [])],
  };
}

/** The JSON Schema of a content file, with the keys as they are written in it. */
export const editorSchema = (schema: z.ZodType): JSONSchema =>
  z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      const { properties, isShort, isSection, ...rest } = jsonSchema;
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
      if (isSection === true)
        Object.assign(jsonSchema, rest, {
          oneOf: Object.entries(kinds).map(([kind, own]) =>
            sectionSchema(kind, own),
          ),
        });
      else if (rest.type === "string" && !rest.enum)
        Object.assign(jsonSchema, rest, {
          type: ["string", "number", "boolean"],
        });
      else if (properties)
        Object.assign(jsonSchema, {
          anyOf: [
            {
              ...rest,
              properties: {
                ...Object.fromEntries(
                  Object.entries(properties).map(([key, part]) => [
                    writtenKey(key),
                    part,
                  ]),
                ),
                sample: {
                  enum: ["yes", "no"],
                  description: "Yes for what is invented and to be replaced.",
                },
              },
              required: requiredKeys(zodSchema).map(writtenKey),
            },
            IN_SHORT,
          ],
        });
      else Object.assign(jsonSchema, rest);
      if (isShort === true) jsonSchema.anyOf?.push(SHORT);
    },
  });
