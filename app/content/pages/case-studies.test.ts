import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";

import CaseStudy from "~/documents/case-studies/case-study";

import {
  copyContent,
  edit,
  expectTold,
  folder,
  load,
  problems,
  sectionOf,
  set,
  viewAt,
  write,
} from "../content-fixture";

copyContent();

const FILE = "case-studies/harrier.md";

const add = (client: string, network: string, before: string, after: string) =>
  write(
    `case-studies/${client.toLowerCase()}.md`,
    `---
title: What ${client} sold
description: How ${client} sold more.
client: ${client}
business: Ropes
sector: Rope making
industry: Ropes
networks:
  - ${network}
period: January to December 2025
bought: Ads
start: ${before}
summary: It sold more.
results:
  - label: Sales
    before: ${before}
    after: ${after}
photo: 1497366216548-37526070297c
alt: A rope
permission: the owner, by email
---

It sold more.
`,
  );

beforeEach(() => {
  add("Harrier", "Bing", "20", "62");
  add("Kite", "Google Ads", "£200", "£100");
  add("Merlin", "Google Ads", "10", "42");
});

function listAt(path: string) {
  const view = viewAt(path);
  if (view?.kind !== "case studies") throw new Error(`${path} is no list`);
  return view.list;
}

test("an ads page shows the cases that it names, with the changes of their figures", () => {
  set("google-ads.cases.case studies", ["harrier"]);
  edit(FILE, (text) => text.replace("after: 62", "after: 30"));
  expect(sectionOf("/google-ads", "cases").caseStudies).toEqual(["harrier"]);
  expect(load().cases).toContainEqual(
    expect.objectContaining({
      path: "/case-studies/harrier",
      industry: "Ropes",
      results: [
        expect.objectContaining({
          value: "+50%",
          bar: expect.objectContaining({ after: 1.5 }) as unknown,
        }),
      ],
    }),
  );
});

const clientsIn = (path: string) =>
  listAt(path).cases.map(({ client }) => client);

test("a case study without figures tells its story, and is listed as any other", () => {
  edit(FILE, (text) =>
    text.replace(/^start: .*\n/m, "").replace(/^results:\n(?: .*\n)+/m, ""),
  );
  expect(clientsIn("/case-studies/rope-making")).toContain("Harrier");
  const { documents, ...site } = load();
  const document = documents.find((each) => each.path.endsWith("/harrier"));
  if (document?.view.kind !== "case study") throw new Error("it has no page");
  const { view } = document;
  const html = renderToStaticMarkup(
    createElement(CaseStudy, { view, document, site: { ...site, documents } }),
  );
  expect(html).toContain("It sold more.");
  expect(html).not.toMatch(/<dl class="results"|undefined/);
});

test("each network and each sector has a list of its own, however it is written", () => {
  edit("case-studies/kite.md", (text) => text.replace("Rope m", "rope-m"));
  expect(clientsIn("/case-studies/bing")).toEqual(["Harrier"]);
  expect(clientsIn("/case-studies/rope-making")).toEqual([
    "Harrier",
    "Kite",
    "Merlin",
  ]);
  const { networks, sectors } = listAt("/case-studies");
  expect(networks).toContainEqual(
    expect.objectContaining({ name: "Bing", count: 1 }),
  );
  expect(sectors).toContainEqual(
    expect.objectContaining({ name: "Rope making", count: 3 }),
  );
});

test("a case study that an ads page names but that is not there is reported", () => {
  rmSync(join(folder, FILE));
  const named = ["kite", "harrier"];
  set("google-ads.cases.case studies", named);
  expectTold(
    /^content\/pages\/google-ads\.yaml, line \d+, sections, cases, case studies, entry 2: there is no harrier\.md in content\/case-studies/,
  );
});

test.each([
  ["after: 62", "after: nothing", "must be two figures above zero"],
  ["after: 62", "after: 62%", "must be a figure of the same kind as before"],
  ["sector: Rope making", "sector: ''", "must not be empty"],
  ["sector: Rope making", "sector: bing", '"bing" is a network'],
  ["  - Bing", "  - Bing\n  - bing", "must not name a network twice"],
  ["    before: 20\n", "", 'must have "before", a drawing'],
  [
    "after: 62",
    "after: 62\nsample: maybe",
    'is "maybe", but must be yes or no',
  ],
])("with %j written %j a case study is refused", (from, to, reason) => {
  edit(FILE, (text) => text.replace(from, to));
  const [problem, ...others] = problems();
  expect(problem).toMatch(/^content\/case-studies\/harrier\.md, line \d+, /);
  expect(problem).toContain(reason);
  expect(others).toEqual([]);
});

test("a case study cannot have the address of a list", () => {
  cpSync(join(folder, FILE), join(folder, "case-studies/rope-making.md"));
  expectTold(
    /^content\/case-studies\/rope-making\.md.*: the address \/case-studies\/rope-making is taken/,
  );
});

test("who allowed it and where the figures lie are not in what pages get", () => {
  const { documents, cases } = load();
  expect(JSON.stringify([documents, cases])).not.toContain(
    "the owner, by email",
  );
});
