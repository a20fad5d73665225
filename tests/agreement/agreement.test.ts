// Every figure that visitors and crawlers read is a fact of the content, is computed from
// facts, or has been decided by a person in decided.yaml. Articles and case studies work
// out figures of their own, so they are not read.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

import { wordsOf } from "../../app/content/markdown/markdown.ts";
import { requireSite } from "../../app/content/read-site.ts";
import { LONGEST } from "../../app/form-limits.ts";
import { feeOf } from "../../app/format/estimate.ts";
import { reportWords } from "../../app/format/month-report.ts";
import { formatCount, formatPence } from "../../app/format/numbers.ts";
import { llms } from "../../build-plugins/metadata-files/crawlers";
import { render } from "~/render";
import { pageFacts } from "~/head/page-heads";
import { knowledge, readingsOf, sentencesOf, textsOf } from "./readings";

const ORIGIN = "https://www.example.com";
const YEAR = new Date().getFullYear();

const { content, documents, sources, pages: all } = requireSite("content");
const { company, figures, home, services } = content;
const { "google-ads": google, "microsoft-ads": microsoft } = content;
const { report, sums } = content.report;
const { auction } = google;

const words = reportWords(report, sums?.fee.working ?? "");
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

type Network = typeof google | typeof microsoft;

const lowestFee = ({ pricing }: Network, pence: number) =>
  Math.min(...(pricing?.packages ?? []).map((each) => feeOf(each, pence)));

const amount = (text: string) => Number(text.replaceAll(/[^\d.]/g, ""));

/** "from 20 to 62 enquiries" in a case study, if one of its metrics says the change. */
const changesIn = ({ cases }: Network): string[] =>
  (cases?.caseStudies ?? []).flatMap(({ description, results }) => [
    ...results.map(({ value }) => value),
    ...Array.from(
      wordsOf(description).matchAll(/from\s(\S+)\sto\s(\S+)(?:\s\w+)?/g),
    )
      .filter(([, before = "", after = ""]) => {
        const percent = 100 * (amount(after) / amount(before) - 1);
        return results.some(
          ({ value }) => Math.abs(Number.parseFloat(value) - percent) < 1.5,
        );
      })
      .map(([pair]) => pair),
  ]);

const numbersIn = (value: object): string[] =>
  Object.values(value).flatMap((part: unknown) => {
    if (typeof part === "number") return [formatPence(part), formatCount(part)];
    return typeof part === "object" && part !== null ? numbersIn(part) : [];
  });

const time = (hour: number) => `${Math.floor(hour)}:${hour % 1 ? "30" : "00"}`;

const ofReport = [
  ...numbersIn(report),
  ...Object.values(words),
  `${report.enquiries} enquiries`,
];

const computed: Readonly<Record<string, readonly string[]>> = {
  "every page": [
    `${YEAR}`,
    ...company.openings.flatMap(({ hours }) =>
      hours ? [time(hours.opens), time(hours.closes)] : [],
    ),
    ...[google.pricing, microsoft.pricing, services.packages]
      .flatMap((list) =>
        (list?.packages ?? []).map(({ basePence }) => basePence),
      )
      .flatMap((pence) => [formatPence(pence), `£${pence / 100}`]),
    // Of £4,000 for both networks, four fifths on Google
    formatPence(lowestFee(google, 3200_00) + lowestFee(microsoft, 800_00)),
  ],
  home: [
    home.hero.chart.change.replace(/^[-+]/, ""),
    ...home.hero.chart.readings.flatMap(({ reading }, index) => [
      `${index + 1}`,
      `${reading}`,
      `${Math.abs(reading - 100)}%`,
    ]),
    // What it quotes from the newest articles
    ...(home.articles?.newest ?? []).flatMap(
      ({ title, standfirst, answer, date }) => [
        title,
        standfirst,
        date.short,
        `${answer?.value}${answer?.label}`,
      ],
    ),
  ],
  services: [
    formatPence(figures.averageROI),
    ...(services.process?.phases ?? []).map(
      (each) => `${each.firstWeek} and ${each.lastWeek}`,
    ),
    ...(services.process?.phases ?? []).map(
      ({ firstWeek }) => `${firstWeek} onwards`,
    ),
  ],
  "google-ads": [
    ...ofReport,
    ...numbersIn(auction?.advertisers ?? []),
    ...(auction?.advertisers ?? []).map(({ rank }) => rank.toFixed(1)),
    auction?.caption.text ?? "",
    ...changesIn(google),
    // The first campaign is launched in such a week.
    ...(services.process?.phases ?? []).map(({ firstWeek }) => `${firstWeek}`),
  ],
  "microsoft-ads": [
    ...ofReport,
    ...numbersIn(microsoft.hero.clickPrices),
    ...changesIn(microsoft),
  ],
  report: ofReport,
  contact: Object.values(LONGEST).map(
    (most) => `${formatCount(most)} characters`,
  ),
  "llms.txt": [...known.values()].flat(),
};

// Files that mock parts of the site must not be given those that this one has loaded.
afterAll(() => vi.resetModules());

const SHARED = ["brand", "company", "figures", "footer", "navigation"];

/** Telephone numbers, addresses, the company's number, sizes of files: their digits count nothing. */
const NAMES = new RegExp(
  String.raw`${company.telephone.shown.replaceAll(/\s/g, " ")}|\+\d{12}|${company.address.street}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|${/\d{8}/.exec(company.registration)?.[0] ?? "-"}|\([A-Z\d]+, [\d.]+ [kM]B\)`,
  "g",
);

function unknownIn(page: string, sentences: readonly string[]): string[] {
  const places = [page, "every page"];
  const knows = new Set([
    ...[page, ...SHARED].flatMap((name) => known.get(name) ?? []),
    ...places.flatMap((name) => computed[name] ?? []).flatMap(readingsOf),
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

const fileAt = (path: string) =>
  ["home", path.slice(1), `pages${path}`].find((name) =>
    name === "home" ? path === "/" : known.has(name),
  ) ?? "fallback";

test.each(["", "/api"])(
  "every figure of the pages, their cards and their structured data agrees, with forms that go to '%s'",
  async (formsGoTo) => {
    vi.stubGlobal("BUILD_YEAR", YEAR);
    vi.stubGlobal("SITE_ORIGIN", ORIGIN);
    vi.stubGlobal("FORMS_GO_TO", formsGoTo);
    vi.stubGlobal("IS_PREVIEW", false);
    const unknown: string[] = [];
    for (const path of [...pageFacts.keys(), "/404"]) {
      const document = documents.find((each) => each.path === path);
      if (document && document.view.kind !== "page") continue;
      const assets = { styles: [], stylesheets: [], modules: [] };
      const { html } = await render(path, assets, document);
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
      llms(ORIGIN)
        .split("\n")
        .filter((line) => !/\/(?:articles|case-studies)\//.test(line)),
    ),
  ]).toEqual([]);
});

test("each decision is about a figure that somebody still reads", () => {
  const off = all.filter(({ isPublished }) => !isPublished);
  const read = decided.filter(({ page }) =>
    off.every(({ name }) => name !== page),
  );
  expect(read.filter(({ isUsed }) => !isUsed)).toEqual([]);
});
