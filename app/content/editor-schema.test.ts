import { expect, test } from "vitest";

import { editorSchema } from "./editor-schema";
import { entry } from "./schema/entry";
import { money, pageLink, text } from "./schema/primitives";

test("an editor's schema has the keys as they are written, and short links", () => {
  const schema = editorSchema(
    entry({
      legalName: text,
      from: money.optional(),
      button: pageLink,
      place: entry({ town: text }).transform(({ town }) => town),
    }),
  );
  const [file] = schema.anyOf ?? [];
  expect(file).toMatchObject({
    required: ["legal name", "button", "place"],
    additionalProperties: false,
    properties: {
      "legal name": { type: ["string", "number", "boolean"] },
      button: {
        anyOf: [
          { required: ["text", "to"] },
          { type: "string" },
          { maxProperties: 1 },
        ],
      },
    },
  });
});
