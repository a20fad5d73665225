import { z } from "zod";

import { writtenKey } from "./schema/entry.ts";

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

/** The JSON Schema of a content file, with the keys as they are written in it. */
export const editorSchema = (schema: z.ZodType): JSONSchema =>
  z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      const { properties, isShort, ...rest } = jsonSchema;
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
      if (rest.type === "string" && !rest.enum)
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
