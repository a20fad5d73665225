import { expect, test } from "vitest";

import { editorSchema } from "../../app/content/editor-schema.ts";
import { text } from "../../app/content/schema/primitives.ts";
import { editorConfig } from "./config.ts";
import { fieldOf } from "./fields-of.ts";
import { meaningsOf } from "./meanings.ts";

test("a hint says what the placeholders of its place stand for", () => {
  const story = "Since {company.founded}, {month}.";
  const { hint } = fieldOf(
    "story",
    editorSchema(text.describe("The story.")),
    true,
    [story],
    meaningsOf({ company: { founded: "2010", story } }),
  );
  expect(hint).toBe("The story. {company.founded} is “2010”.");
});

test("fields are called what their schemas say", () => {
  const { collections } = editorConfig();
  expect(JSON.stringify(collections)).not.toMatch(
    /"label":"(?:undefined|Drawing alt|Google a\w+|Json)"/,
  );
});
