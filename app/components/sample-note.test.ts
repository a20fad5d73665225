import { expect, test } from "vitest";

import { copyContent, edit, load } from "~/content/content-fixture";
import { sampleNote } from "./sample-note";

copyContent();

test("clients are called samples until the last of them is none", () => {
  const { content } = load();
  const note = content["note-labels"].sampleNote;
  expect(note).toMatch(/\S/);
  edit("clients.yaml", (text) =>
    text.replaceAll("sample: yes", "sample: no").replace(": no", ": yes"),
  );
  const one = load();
  expect(sampleNote(one, one.content.clients.logos)).toBe(note);
  edit("clients.yaml", (text) => text.replace("sample: yes", "sample: no"));
  const none = load();
  expect(sampleNote(none, none.content.clients.logos)).toBeUndefined();
});
