import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import {
  copyContent,
  edit,
  folder,
  load,
  problems,
  set,
} from "../content-fixture";

copyContent();

const FILE = "case-studies/orrin.md";

const listAt = (path: string) => {
  const view = load().documents.find((each) => each.path === path)?.view;
  if (view?.kind !== "case studies") throw new Error(`${path} is no list`);
  return view.list;
};

test("an ads page shows the cases that it names, with the changes of their figures", () => {
  set("google-ads", ["cases", "case studies"], ["orrin"]);
  edit(FILE, (text) => text.replace("after: 62", "after: 30"));
  expect(load().content["google-ads"].cases).toMatchObject({
    caseStudies: [
      {
        path: "/case-studies/orrin",
        industry: "B2B software",
        picture: { photograph: { slot: "firstCase" } },
        results: [
          { label: "Leads", value: "+50%", bar: { after: 1.5 } },
          { label: "Cost per lead", value: "-40%", bar: { after: 0.6 } },
        ],
      },
    ],
  });
});

test("the table has what came more and what cost less, on the scale of the longest bar", () => {
  const { groups, scale, others } = listAt("/case-studies");
  expect(scale).toBeCloseTo(4.2);
  expect(groups.map(({ rows }) => rows.map(({ client }) => client))).toEqual([
    ["Marlpit", "Coldharbour", "Sable Row"],
    ["Halden & Rook", "Orrin", "Vane"],
  ]);
  expect(others).toEqual([]);
});

test("each network and each sector has a list of its own", () => {
  const clients = listAt("/case-studies/b2b").groups.flatMap(({ rows }) =>
    rows.map(({ client }) => client),
  );
  expect(clients).toEqual(["Orrin", "Vane"]);
  expect(listAt("/case-studies/google-ads").networks).toMatchObject([
    { name: "Google Ads", count: 3 },
    { name: "Microsoft Ads", count: 3 },
  ]);
});

test("a case study that an ads page names but that is not there is reported", () => {
  rmSync(join(folder, FILE));
  expect(problems()).toEqual([
    expect.stringMatching(
      /^content\/google-ads\.yaml, line \d+, cases, case studies, entry 2: there is no orrin\.md in content\/case-studies/,
    ),
  ]);
});

test("of entries of older versions the build says what they are now", () => {
  set("google-ads", ["cases", "case studies"], [{ industry: "B2B" }]);
  set("about", ["hero", "caption"], { lead: "A", text: "B" });
  expect(problems().toSorted()).toEqual([
    expect.stringMatching(/caption, lead: "lead" is called "heading" now/),
    expect.stringMatching(/is a file in content\/case-studies now/),
  ]);
});

test.each([
  ["after: 62", "after: nothing", "must be two figures above zero"],
  ["sector: B2B", "sector: ''", "must not be empty"],
  ["    before: 20\n", "", 'must have "before", a drawing'],
])("with %j written %j a case study is refused", (from, to, reason) => {
  edit(FILE, (text) => text.replace(from, to));
  const [problem, ...others] = problems();
  expect(problem).toMatch(/^content\/case-studies\/orrin\.md, line \d+, /);
  expect(problem).toContain(reason);
  expect(others).toEqual([]);
});

test("who allowed it and where the figures lie are not in what pages get", () => {
  const { documents, content } = load();
  expect(JSON.stringify([documents, content["google-ads"]])).not.toContain(
    "marketing director",
  );
});
