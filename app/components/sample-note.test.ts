import { expect, test } from "vitest";

import { copyContent, load, set } from "~/content/content-fixture";
import { sampleNote } from "./sample-note";

copyContent();

function noteWith(sample: string) {
  const logo = { name: "Acme", drawing: "clients#orrin" };
  set("clients.logos", [logo, { ...logo, name: "Bolt", sample }]);
  const site = load();
  return sampleNote(site, site.content.clients.logos);
}

test("clients are called samples until the last of them is none", () => {
  expect(noteWith("yes")).toMatch(/\S/);
  expect(noteWith("no")).toBeUndefined();
});
