import { expect, test } from "vitest";

import { requireSite } from "../read-site";
import { page as pageSchema, type TextPage } from "../schema/pages/page";
import type { Site } from "../site";
import { findWarnings, oddPrices, sameHeads } from "./warnings";

const today = new Date("2026-11-22T12:00:00Z");

type Changed = { site: Site; policy: TextPage };

const written = {
  title: "Privacy",
  description: "What we know of you.",
  updated: "2026-11-01",
  text: "## Part\n\nText.",
};

/** The warnings of the shipped content with something changed, for one file. */
function warningsOf(
  file: string,
  change: (changed: Changed) => void,
  objects: readonly object[] = [],
) {
  const site = structuredClone(requireSite("content").site);
  const policy = pageSchema("/privacy").parse(written);
  change({ site, policy });
  return Array.from(
    findWarnings(site, { pages: [policy] }, new Set(objects), today),
  )
    .filter((warning) => warning.file === file)
    .map(({ path, message }) => `${path.join(" ")}: ${message}`);
}

const headOf = ({ pages }: Site, path: string) => {
  const page = pages.find((each) => each.path === path);
  if (!page) throw new Error(`there is no ${path}`);
  return page.head;
};

test.each([
  [45, 110, true, []],
  [44, 109, false, []],
  [
    44,
    109,
    true,
    [
      "title: has 44 characters, usually 45 to 60: search engines have room to say what is on the page",
      "description: has 109 characters, usually 110 to 155: search engines put words of their own in place of shorter ones",
    ],
  ],
])(
  "a title of %i characters, a description of %i, for search engines: %s",
  (title, text, searchEngines, expected) => {
    const head = {
      title: "t".repeat(title),
      description: "d".repeat(text),
      searchEngines,
    };
    expect(
      warningsOf("pages/about", ({ site }) =>
        Object.assign(headOf(site, "/about"), head),
      ),
    ).toEqual(expected);
  },
);

test.each([
  [2026, "2026-11-22", false],
  [2027, "2026-11-23", true],
])("a foundation in %i and a policy of %s", (founded, iso, isOdd) => {
  const change = ({ site, policy }: Changed) => {
    site.content.company.founded = founded;
    if (policy.updated) policy.updated.iso = iso;
  };
  expect(warningsOf("company", change)).toEqual(
    isOdd ? [`founded: is ${founded}, which is in the future`] : [],
  );
  const told = warningsOf("pages/privacy", change);
  expect(told.includes("updated: is in the future")).toBe(isOdd);
});

test.each([
  ["names", false, "names img.example, but no photograph comes from there"],
  [
    "does not name",
    true,
    "does not name img.example, which visitors' browsers ask for photographs",
  ],
])("a policy that %s the image host", (_, isAsked, message) => {
  const hosted = { id: "1-a", slot: "portrait", alt: "", host: "img.example" };
  const warnings = warningsOf(
    "pages/privacy",
    ({ site, policy }) => {
      site.content.pictures.imageHost = "img.example";
      if (!isAsked) policy.contents = "See img.example";
    },
    isAsked ? [hosted] : [],
  );
  expect(warnings).toContain(`: ${message}`);
});

const noticeWarnings = (objects: object[]) =>
  warningsOf(
    "cookie-notice",
    ({ site: { content } }) => {
      content["cookie-notice"].details = "An outside image host sees you.";
    },
    objects,
  );

test("a cookie notice that speaks of the image host, from which no photograph comes", () => {
  const hosted = { id: "1-a", slot: "portrait", alt: "", host: "img.example" };
  expect(noticeWarnings([hosted])).toEqual([]);
  expect(noticeWarnings([])).toEqual([
    ": speaks of an image host, but no photograph comes from one",
  ]);
});

test.each([
  ["2", []],
  ["3", [': says "3 entries in your browser", but its table has 2 of them']],
])("a policy whose summary counts %s of two entries", (value, expected) => {
  const text = `\`\`\`stats\n${value} = entries in your browser\n\`\`\`\n\n## Cookies\n\n| Name |\n| --- |\n| cookiesAccepted |\n| enquiryDraft |`;
  const warnings = warningsOf("pages/privacy", ({ policy }) =>
    Object.assign(policy, pageSchema("/privacy").parse({ ...written, text })),
  );
  expect(warnings.filter((each) => each.includes("table"))).toEqual(expected);
});

test.each([
  [800_00, 1500_00, []],
  [
    80_00,
    1500_00,
    [
      "is £1,500, and Starter beside it £80: is there a digit too few or too many?",
    ],
  ],
  [
    3000_00,
    300_00,
    [
      "is £300, and Starter beside it £3,000: is there a digit too few or too many?",
    ],
  ],
])("the price %i beside %i", (one, other, expected) => {
  const packages = [
    { name: "Starter", basePence: one, isOnce: false },
    { name: "Growth", basePence: other, isOnce: false },
  ];
  expect([...oddPrices("services", ["sections", 1], packages)]).toEqual(
    expected.map((message) => ({
      file: "services",
      path: ["sections", 1, "packages", 1, "from"],
      message,
    })),
  );
});

test("published pages with the same description are told", () => {
  const site = structuredClone(requireSite("content").site);
  headOf(site, "/").description = headOf(site, "/contact").description;
  const told = () =>
    sameHeads(site).filter((each) => each.includes("/contact"));
  expect(told()).toEqual([
    "/ and /contact have the same description: search engines may show only one of them",
  ]);
  headOf(site, "/contact").searchEngines = false;
  expect(told()).toEqual([]);
});

test("a page without a hero has no headline", () => {
  const told = warningsOf("pages/about", ({ site }) => {
    const page = site.pages.find(({ path }) => path === "/about");
    if (page) page.sections = page.sections.slice(1);
  });
  expect(told.filter((each) => each.startsWith("sections:"))).toEqual([
    "sections: has no hero, and so no headline: screen readers and search engines look for one",
  ]);
});
