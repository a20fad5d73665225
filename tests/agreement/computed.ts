/** What pages say that stands in no file of theirs: it follows from facts, or from other files. */
import { wordsOf } from "../../app/content/markdown/rich-text.ts";
import { fileOf } from "../../app/content/pages/site-pages.ts";
import type { Page } from "../../app/content/pages/site-document.ts";
import type { Site } from "../../app/content/site.ts";
import { LONGEST } from "../../app/form-limits.ts";
import { feeOf } from "../../app/format/estimate.ts";
import { formatCount, formatPence } from "../../app/format/numbers.ts";
import { type PlacedSection, sectionsOf } from "../../app/sections/kinds.ts";

const amount = (text: string) => Number(text.replaceAll(/[^\d.]/g, ""));

const numbersIn = (value: object): string[] =>
  Object.values(value).flatMap((part: unknown) => {
    if (typeof part === "number") return [formatPence(part), formatCount(part)];
    return typeof part === "object" && part !== null ? numbersIn(part) : [];
  });

const time = (hour: number) => `${Math.floor(hour)}:${hour % 1 ? "30" : "00"}`;

const ofForm = Object.values(LONGEST).map(
  (most) => `${formatCount(most)} characters`,
);

const pricesOn = ({ sections }: Page) =>
  sectionsOf(sections, "prices").flatMap(({ packages }) => packages);

/** What one network costs at least, by the price list beside its estimator. */
const lowestFee = ({ estimator }: Site, network: string, pence: number) =>
  Math.min(
    ...estimator.prices.networks
      .filter(({ name }) => name === network)
      .flatMap(({ packages }) => packages)
      .map((each) => feeOf(each, pence)),
  );

/** The fee of £5,000 for both networks, £4,000 of it on Google, without VAT and with it. */
function ofBothNetworks(site: Site): string[] {
  const fee =
    lowestFee(site, "Google", 4000_00) + lowestFee(site, "Microsoft", 1000_00);
  const { percent = 0 } = site.content.company.vat ?? {};
  return [fee, (fee * (100 + percent)) / 100].map(formatPence);
}

/** The ad spend above which a package costs less than the one before it. */
const crossings = (packages: ReturnType<typeof pricesOn>): string[] =>
  packages.slice(1).flatMap(({ basePence = 0, percentOfSpend = 0 }, index) => {
    const before = packages[index];
    const saved = (before?.percentOfSpend ?? 0) - percentOfSpend;
    return before && saved > 0
      ? [formatPence(((basePence - (before.basePence ?? 0)) * 100) / saved)]
      : [];
  });

/** "from 20 to 62 enquiries" in a case study, if one of its results says the change. */
const changesIn = ({ caseStudies }: PlacedSection<"cases">, { cases }: Site) =>
  cases
    .filter(({ path }) =>
      caseStudies.some((name) => path === `/case-studies/${name}`),
    )
    .flatMap(({ summary, results }) => [
      ...results.map(({ value }) => value),
      ...Array.from(
        wordsOf(summary).matchAll(/from\s(\S+)\sto\s(\S+)(?:\s\w+)?/g),
      )
        .filter(([, before = "", after = ""]) => {
          const percent = 100 * (amount(after) / amount(before) - 1);
          return results.some(
            ({ value }) => Math.abs(Number.parseFloat(value) - percent) < 1.5,
          );
        })
        .map(([pair]) => pair),
    ]);

/** "23 to 52 new customers a month" in a link to the case study that says so. */
const resultsBehind = (links: readonly { to: string }[], { cases }: Site) =>
  cases
    .filter(({ path }) => links.some(({ to }) => to === path))
    .flatMap(({ results }) =>
      results.map(({ before, after, measure }) =>
        `${before} to ${after} ${measure}`.toLowerCase(),
      ),
    );

function ofChart({ readings }: PlacedSection<"hero">, site: Site): string[] {
  if (!readings) return [];
  const [first] = readings.readings;
  if (!first) return [];
  return [
    readings.change.replace(/^[-+]/, ""),
    ...readings.readings.flatMap(({ value }, index) => [
      `${index + 1}`,
      `${value}`,
      first.shown.replace(/\d+/, `${value}`),
      `${Math.abs(Math.round((value / first.value - 1) * 100))}%`,
    ]),
    ...resultsBehind(readings.links, site),
  ];
}

const ofArticles = ({ newest }: PlacedSection<"articles">, site: Site) =>
  site.articles
    .slice(0, newest)
    .flatMap(({ title, answer, date, minutes }) => [
      title,
      date.shown,
      minutes,
      `${answer?.value} ${answer?.label}`,
    ]);

const SHEETS = new Set(["sheet", "sums", "report"]);

function computedIn(
  section: PlacedSection,
  site: Site,
  ofReport: readonly string[],
): readonly string[] {
  if (SHEETS.has(section.section)) return ofReport;
  if (section.section === "list") return section.report ? ofReport : [];
  if (section.section === "form") return ofForm;
  if (section.section === "cases") return changesIn(section, site);
  if (section.section === "articles") return ofArticles(section, site);
  if (section.section !== "hero") return [];
  return [
    ...ofChart(section, site),
    ...(section.clickPrices ? numbersIn(section.clickPrices) : []),
    ...(section.report ? ofReport : []),
    ...(section.form ? ofForm : []),
  ];
}

/** By the name of a page's file, and for every page. */
export function computedOf(
  site: Site,
  words: Readonly<Record<string, string>>,
): Record<string, readonly string[]> {
  const { company, report } = site.content;
  const ofReport = report
    ? [
        ...numbersIn(report.report),
        ...Object.values(words),
        `${report.report.enquiries} enquiries`,
      ]
    : [];
  return {
    ...Object.fromEntries(
      site.pages.map(({ path, sections }) => [
        fileOf(path),
        sections.flatMap((section) => computedIn(section, site, ofReport)),
      ]),
    ),
    "every page": [
      ...company.openings.flatMap(({ hours }) =>
        hours ? [time(hours.opens), time(hours.closes)] : [],
      ),
      ...company.closedDays.flatMap(({ from, until }) => [
        from,
        until,
        "00:00",
      ]),
      ...site.pages
        .flatMap(pricesOn)
        .flatMap(({ basePence = 0 }) => [
          formatPence(basePence),
          `£${basePence / 100}`,
        ]),
      ...ofBothNetworks(site),
      ...site.pages.map(pricesOn).flatMap(crossings),
    ],
  };
}

const hasForm = (section: PlacedSection) =>
  section.section === "form" ||
  (section.section === "hero" && section.form !== undefined);

/** The files that each page shows besides its own: its case studies, the report and the form. */
export const shownOn = ({ pages }: Site): ReadonlyMap<string, string[]> =>
  new Map(
    pages.map(({ path, sections }) => [
      fileOf(path),
      [
        ...sectionsOf(sections, "cases").flatMap(({ caseStudies }) =>
          caseStudies.map((name) => `case-studies/${name}`),
        ),
        ...(sectionsOf(sections, "sheet").length > 0 ? ["report"] : []),
        ...(sections.some(hasForm) ? ["contact-form"] : []),
      ],
    ]),
  );
