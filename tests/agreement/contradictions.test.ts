// Kinds of contradictions that readers found between right figures. Each kind is planted
// once into the content as it is shipped, so that its check is known to find it.
import { expect, test } from "vitest";

import { requireSite } from "../../app/content/read-site.ts";
import { fillPlaceholders } from "../../app/content/texts/placeholders.ts";
import { isMapping, partOf } from "../../app/content/schema/entry.ts";
import { wordsOf } from "../../app/content/markdown/rich-text.ts";
import { sectionsOf } from "../../app/sections/kinds.ts";
import { isSpecified } from "../../scripts/specification.mjs";
import {
  casesWithoutFee,
  farOutlooks,
  gapsInPromises,
  saidTwice,
  sharedBadges,
  tooSmallExamples,
  wordedByHand,
  type Said,
} from "./contradictions";
import { textsOf } from "./readings";

const { site, sources } = requireSite("content");
const { filled } = fillPlaceholders(
  Object.fromEntries(Array.from(sources, ([name, { data }]) => [name, data])),
);
const said: Said[] = Object.entries(filled).flatMap(([file, data]) =>
  textsOf(data).map((text) => ({ file, text: text.replaceAll(/\s+/g, " ") })),
);
const fact = (name: string) => String(partOf(filled.company, name)).trim();

const spendPence =
  Number(
    String(partOf(filled.estimator, "opening spend")).replaceAll(/\D/g, ""),
  ) * 100;

test("an outlook returns about what its page says that clients get", () => {
  expect(farOutlooks(site, spendPence)).toEqual([]);
  if (!isSpecified()) return;

  const pages = site.pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => {
      if (section.section !== "estimator") return section;
      const { guesses, basis } = section.network.examples;
      const examples = { basis, guesses: { ...guesses, profit: 400_00 } };
      return { ...section, network: { ...section.network, examples } };
    }),
  }));
  expect(farOutlooks({ ...site, pages }, spendPence)).toEqual([
    "/google-ads: the outlook returns 53%, the page says 200%",
    "/microsoft-ads: the outlook returns 114%, the page says 250%",
  ]);
});

test("a case study shows what its result costs with our fee", () => {
  const cases = [...sources]
    .filter(([name]) => name.startsWith("case-studies/"))
    .map(([name, { data }]) => ({
      name,
      bought: String(partOf(data, "bought")),
      text: String(partOf(data, "text")),
    }));
  expect(casesWithoutFee(cases, site)).toEqual([]);
  if (!isSpecified()) return;

  const planted = cases.map(({ text, ...rest }) => ({
    ...rest,
    text: text.replace(/^.*with our fee.*$/m, ""),
  }));
  expect(casesWithoutFee(planted, site)).toHaveLength(cases.length);
});

const smallest = fact("smallest budget");

test("a worked example does not go below the smallest ad spend", () => {
  expect(tooSmallExamples(said, smallest)).toEqual([]);
  if (!isSpecified()) return;
  const text = "£4,000 of ad spend, four fifths of it on Google, costs £2,150.";
  expect(tooSmallExamples([{ file: "company", text }], smallest)).toEqual([
    'company: "£4,000 of ad spend, four fifths of it" leaves less than £1,000',
  ]);
});

test("each badge has a sentence of its own", () => {
  const lists = site.pages.flatMap(({ path, sections }) =>
    sectionsOf(sections, "prices")
      .filter(({ packages }) => packages.some((each) => each.mostPopular))
      .map(({ conditions = "" }) => ({
        path,
        conditions: wordsOf(conditions),
      })),
  );
  expect(sharedBadges(lists)).toEqual([]);
  const conditions = "The badge marks what most new clients of 2025 chose.";
  expect(
    sharedBadges([
      { path: "/google-ads", conditions },
      { path: "/services", conditions },
      { path: "/about", conditions: "You pay the network." },
    ]),
  ).toEqual([
    "/services: its badge has the sentence of /google-ads",
    "/about: nothing says what the badge counts",
  ]);
});

test("a promise of time leaves no gap", () => {
  const hours = Number(fact("reply hours"));
  const ofReplies = said.filter(({ text }) => /sent (?:at|after)/.test(text));
  expect(gapsInPromises(ofReplies, hours)).toEqual([]);
  if (!isSpecified()) return;
  expect(ofReplies.length).toBeGreaterThan(0);
  const text =
    "Messages sent after 6:00 PM on Friday are answered by 10:00 AM on Monday.";
  expect(gapsInPromises([{ file: "company", text }], hours)).toHaveLength(1);
});

test("a page quotes each condition, and says it once", () => {
  const written = [...sources].flatMap(([file, { data }]) =>
    file.startsWith("pages/")
      ? textsOf(partOf(data, "sections")).map((text) => ({ file, text }))
      : [],
  );
  expect(wordedByHand(written)).toEqual([]);
  const text = "No minimum term, and {company.VAT rate} VAT.";
  expect(wordedByHand([{ file: "pages/home", text }])).toHaveLength(1);

  const pages = Object.entries(filled)
    .filter(([file, data]) => file.startsWith("pages/") && isMapping(data))
    .map(([file, data]) => ({
      file,
      text: textsOf(partOf(data, "sections")).join("\n"),
    }));
  const names = [
    "reply",
    "reply in short",
    "first look",
    "after the first look",
    "stopping",
    "offer",
    "condition",
    "counting",
    "invoice",
    "both networks",
  ];
  const conditions = Object.fromEntries(
    names.map((name) => [name, fact(name)]),
  );
  expect(saidTwice(pages, conditions)).toEqual([]);
  const [page] = pages;
  expect(
    saidTwice(
      [
        {
          file: "twice",
          text: `${fact("offer")} ${page?.text} ${fact("offer")}`,
        },
      ],
      conditions,
    ),
  ).toContain('twice: says "offer" more than once');
});
