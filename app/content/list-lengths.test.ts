import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";

import { folder, loadWith } from "./content-copy";
import { loadContent } from "./load";

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
  ["home", ["services", "paid"], "1 to 4"],
  ["home", ["stats", "stats"], "1 to 6"],
  ["home", ["reasons", "reasons"], "1 to 12"],
  ["home", ["testimonials", "testimonials"], "1 to 6"],
  ["home", ["approach", "steps"], "1 to 8"],
  ["home", ["closing", "actions"], "1 to 2"],
  ["about", ["values", "values"], "1 to 8"],
  ["about", ["team", "members"], "1 to 12"],
  ["about", ["faq", "items"], "1 to 12"],
  ["contact", ["next", "steps"], "1 to 6"],
  ["thank-you", ["next", "steps"], "1 to 6"],
  ["navigation", ["main", "links"], "1 to 8"],
])("%s, %j: what is too short or too long is told", (file, path, limits) => {
  for (const times of [0, 13]) {
    expect(loadTimes(file, path, times).problems.join("\n")).toContain(
      `has ${times} entries, but must have ${limits}`,
    );
  }
});

test("there may be no logos and none of the other services, but not too many", () => {
  loadTimes("clients", ["logos"], 0);
  expect(loadTimes("home", ["services", "other"], 0).problems).toEqual([]);
  loadTimes("clients", ["logos"], 17);
  const { problems } = loadTimes("home", ["services", "other"], 9);
  expect(problems.join("\n")).toContain(
    "logos: has 17 entries, but must have 0 to 16",
  );
  expect(problems.join("\n")).toContain(
    "other: has 9 entries, but must have 0 to 8",
  );
});

test.each([
  [5, "has 5 readings, but must have 6 to 24, one a month"],
  [25, "has 25 readings, but must have 6 to 24, one a month"],
])("%i readings are refused", (months, reason) => {
  const path = ["hero", "soundings", "readings"];
  const readings = Array.from({ length: months }, () => "100").join(", ");
  const { problems } = loadWith("home", path, readings);
  expect(problems.join("\n")).toContain(reason);
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

test("a picture may be missing with its caption, but not without it", () => {
  loadWith("about", ["story", "picture"], undefined);
  expect(loadWith("home", ["reasons", "picture"], undefined).problems).toEqual([
    expect.stringContaining("reasons, caption: stands without a picture"),
    expect.stringContaining("story, caption: stands without a picture"),
  ]);
  loadWith("about", ["story", "caption"], undefined);
  const { problems } = loadWith("home", ["reasons", "caption"], undefined);
  expect(problems).toEqual([]);
});

test("marks are numbered without gaps: without logos, and where one is missing", () => {
  loadWith("clients", ["logos"], []);
  const { content } = loadWith("home", ["stats", "mark"], undefined);
  const { services, stats, reasons, testimonials } = content.home;
  expect(
    [services, stats, reasons, testimonials].map(({ mark }) => mark?.fathoms),
  ).toEqual([2, undefined, 3, 5]);
});

test.each([
  ["services", "One service, one set of figures"],
  ["reasons", "One reason, and it is not an award"],
  ["approach", "One step"],
] as const)("the heading of one of the %s counts one", (section, heading) => {
  if (section === "services") {
    loadTimes("home", [section, "other"], 0);
    loadTimes("home", [section, "paid"], 1);
  }
  if (section === "reasons") loadTimes("home", [section, section], 1);
  if (section === "approach") loadTimes("home", [section, "steps"], 1);
  const written = loadContent(folder).content.home[section].heading;
  expect(written.replaceAll("\u00a0", " ")).toBe(heading);
});
