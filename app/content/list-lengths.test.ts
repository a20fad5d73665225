import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";

import { loadWith } from "./content-copy";

const firstPackage = ["pricing", "packages", 0] as const;

/** The list at a path with its first entry as often as asked. */
function loadTimes(file: string, path: readonly string[], times: number) {
  const text = readFileSync(join("content", `${file}.yaml`), "utf8");
  const document = parseDocument(text, { schema: "failsafe" });
  const entry: unknown = document.getIn([...path, 0]);
  return loadWith(file, path, Array.from({ length: times }, () => entry));
}

test.each([
  ["google-ads", ["cases", "case studies"], "1 to 6"],
  ["google-ads", ["pricing", "packages"], "2 to 4"],
  ["google-ads", ["stats", "stats"], "1 to 6"],
  ["google-ads", ["hero", "auction", "advertisers"], "2 to 5"],
  ["microsoft-ads", ["benefits", "benefits"], "1 to 8"],
  ["services", ["packages", "packages"], "2 to 4"],
  ["services", ["approach", "parts"], "1 to 6"],
  ["services", ["process", "phases"], "1 to 8"],
])("%s, %j: what is too short or too long is told", (file, path, limits) => {
  for (const times of [0, 13]) {
    expect(loadTimes(file, path, times).problems.join("\n")).toContain(
      `has ${times} entries, but must have ${limits}`,
    );
  }
});

test("package names are free, but no two are the same and none has a comma", () => {
  const renamed = loadWith("google-ads", [...firstPackage, "name"], "Try & see");
  expect(renamed.problems).toEqual([]);
  expect(renamed.content.contact.hero.form.packageNames).toEqual([
    "Try & see",
    "Growth",
    "Enterprise",
    "Starter",
  ]);
  const twice = loadWith("google-ads", [...firstPackage, "name"], "Growth");
  expect(twice.problems.join("\n")).toContain(
    "must not give two packages the same name",
  );
  const listed = loadWith("google-ads", [...firstPackage, "name"], "A, B");
  expect(listed.problems.join("\n")).toContain("must not have a comma");
});

test("what is only the design's luxury may be missing", () => {
  for (const path of [["query"], ["caption"]])
    loadWith("google-ads", ["hero", ...path], undefined);
  for (const section of ["stats", "benefits", "approach", "cases", "pricing"])
    loadWith("google-ads", [section, "mark"], undefined);
  loadWith("google-ads", ["stats", "stats", 0, "drawing"], undefined);
  loadWith("google-ads", ["services", "services", 0, "drawing"], undefined);
  const { content, problems } = loadWith(
    "google-ads",
    ["cases", "caption"],
    undefined,
  );
  expect(problems).toEqual([]);
  expect(content["google-ads"].services.mark?.fathoms).toBe(2);
});
