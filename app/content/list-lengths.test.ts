import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";

import { folder, loadWith } from "./content-copy";
import { loadContent } from "./load";

const firstPackage = ["pricing", "packages", 0] as const;

test("there may be no logos and none of the other services, but not too many", () => {
  loadWith("clients", ["logos"], []);
  expect(loadWith("home", ["services", "other"], []).problems).toEqual([]);
  const logos = Array.from({ length: 17 }, () => ({ name: "Acme" }));
  const { problems } = loadWith("clients", ["logos"], logos);
  expect(problems.join("\n")).toContain(
    "logos: has 17 entries, but must have 0 to 16",
  );
});

test("too few readings are refused", () => {
  const path = ["hero", "soundings", "readings"];
  const { problems } = loadWith("home", path, "100, 104, 97, 90, 84");
  expect(problems.join("\n")).toContain(
    "has 5 readings, but must have 6 to 24, one a month",
  );
});

test("package names are free, but no two are the same and none has a comma", () => {
  const renamed = loadWith(
    "google-ads",
    [...firstPackage, "name"],
    "Try & see",
  );
  expect(renamed.problems).toEqual([]);
  const { packageNames } = renamed.content.contact.hero.form;
  expect(packageNames[0]).toBe("Try & see");
  const [, second] = packageNames;
  const twice = loadWith("google-ads", [...firstPackage, "name"], second);
  expect(twice.problems.join("\n")).toContain(
    "must not give two packages the same name",
  );
  const listed = loadWith("google-ads", [...firstPackage, "name"], "A, B");
  expect(listed.problems.join("\n")).toContain("must not have a comma");
});

test("what is only the design's luxury may be missing", () => {
  const name = join(folder, "google-ads.yaml");
  const page = parseDocument(readFileSync(name, "utf8"), {
    schema: "failsafe",
  });
  for (const path of [
    ["hero", "query"],
    ["hero", "caption"],
    ["stats", "mark"],
    ["stats", "stats", 0, "drawing"],
    ["stats", "stats", 0, "note"],
    ["benefits", "mark"],
    ["approach", "mark"],
    ["approach", "steps", 0, "deliverable"],
    ["services", "intro"],
    ["services", "services", 0, "drawing"],
    ["cases", "caption"],
  ])
    page.deleteIn(path);
  writeFileSync(name, page.toString());
  const { content, problems } = loadContent(folder);
  expect(problems).toEqual([]);
  expect(content["google-ads"].services.mark?.fathoms).toBe(2);
});
