// Every figure that visitors and crawlers read is a fact of the content, is computed from
// facts, or has been decided by a person in decided.yaml. Articles and case studies work
// out figures of their own, so they are not read.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

import { fileOf } from "../../app/content/pages/site-pages.ts";
import { requireSite } from "../../app/content/read-site.ts";
import type { PagePath } from "../../app/page-path.ts";
import { reportWords } from "../../app/format/month-report.ts";
import { pageFacts } from "../../app/head/page-facts.ts";
import { llms } from "../../build-plugins/metadata-files/crawlers";
import { renderPage } from "~/render";
import { isSpecified } from "../../scripts/specification.mjs";
import { computedOf, shownOn } from "./computed";
import { knowledge, readingsOf, sentencesOf, textsOf } from "./readings";

const ORIGIN = "https://www.example.com";
const YEAR = new Date().getFullYear();

const { site, sources, listed } = requireSite("content");
const { content, documents, pages } = site;
const { company } = content;

const words = content.report
  ? reportWords(content.report.report, content.report.sums.fee.working)
  : {};
const known = knowledge(
  new Map(Array.from(sources, ([name, { data }]) => [name, data])),
  words,
);

/** By page, or "every page": why figures are right, and which. */
const decided = Object.entries(
  z
    .record(z.string(), z.record(z.string(), z.array(z.string())))
    .parse(
      parse(readFileSync(join(import.meta.dirname, "decided.yaml"), "utf8")),
    ),
).flatMap(([page, reasons]) =>
  Object.values(reasons)
    .flat()
    .map((reading) => ({ page, reading, isUsed: false })),
);

const computed: Readonly<Record<string, readonly string[]>> = {
  ...computedOf(site, words),
  "llms.txt": [...known.values()].flat(),
};

// Files that mock parts of the site must not be given those that this one has loaded.
afterAll(() => vi.resetModules());

const SHARED = ["brand", "company", "figures", "footer", "navigation"];

const shown = shownOn(site);

/** Telephone numbers, addresses, the company's number, sizes of files: their digits count nothing. */
const NAMES = new RegExp(
  String.raw`${company.telephone.shown.replaceAll(/\s/g, " ")}|\+\d{12}|${company.address.street}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|${/\d{8}/.exec(company.registration ?? "")?.[0] ?? "-"}|\([A-Z\d]+, [\d.]+ [kM]B\)`,
  "g",
);

function unknownIn(page: string, sentences: readonly string[]): string[] {
  const places = [page, "every page"];
  const knows = new Set([
    ...[page, ...SHARED, ...(shown.get(page) ?? [])].flatMap(
      (name) => known.get(name) ?? [],
    ),
    ...places.flatMap((name) => computed[name] ?? []).flatMap(readingsOf),
    `${YEAR}`,
  ]);
  return [...new Set(sentences)].flatMap((sentence) => {
    const text = sentence.replaceAll(/\s+/g, " ").replaceAll(NAMES, "").trim();
    return readingsOf(text).flatMap((reading) => {
      if (knows.has(reading)) return [];
      const decisions = decided.filter(
        (each) => places.includes(each.page) && each.reading === reading,
      );
      for (const decision of decisions) decision.isUsed = true;
      return decisions[0] ? [] : [`${page}: "${reading}" in: ${text}`];
    });
  });
}

const fileAt = (path: PagePath) =>
  known.has(fileOf(path)) ? fileOf(path) : "fallback";

test.each(["", "/api"])(
  "every figure of the pages, their cards and their structured data agrees, with forms that go to '%s'",
  async (formsGoTo) => {
    vi.stubGlobal("BUILD_YEAR", YEAR);
    vi.stubGlobal("SITE_ORIGIN", ORIGIN);
    vi.stubGlobal("FORMS_GO_TO", formsGoTo);
    vi.stubGlobal("IS_PREVIEW", false);
    const unknown: string[] = [];
    const facts = pageFacts(site);
    const texts = documents.filter(({ view }) => view.kind === "page");
    for (const path of [
      ...[...pages, ...texts].map((each) => each.path),
      "/404" as const,
    ]) {
      const { html } = await renderPage(path, { site, facts }, { modules: [] });
      unknown.push(...unknownIn(fileAt(path), sentencesOf(html)));
    }
    expect(unknown).toEqual([]);
  },
);

test("every figure of the mails and of llms.txt agrees", () => {
  expect([
    ...unknownIn("enquiry-desk", textsOf(content["enquiry-desk"])),
    ...unknownIn(
      "llms.txt",
      llms(ORIGIN, { site, facts: pageFacts(site) })
        .split("\n")
        .filter((line) => !/\/(?:articles|case-studies)\//.test(line)),
    ),
  ]).toEqual([]);
});

test.runIf(isSpecified())(
  "each decision is about a figure that somebody still reads",
  () => {
    const off = listed.filter(({ isPublished }) => !isPublished);
    const read = decided.filter(({ page }) =>
      off.every(({ name }) => name !== page),
    );
    expect(read.filter(({ isUsed }) => !isUsed)).toEqual([]);
  },
);
