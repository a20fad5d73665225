import { globSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { sectionsOf } from "../../sections/kinds";
import {
  copyContent,
  edit,
  expectTold,
  folder,
  leadElsewhere,
  load,
  problems,
  sectionOf,
  set,
  write,
} from "../content-fixture";
import { readSite, requireSite } from "../read-site";

copyContent();

const switchOff = (file: string) =>
  edit(`pages/${file}`, (text) =>
    text.startsWith("---\n")
      ? text.replace("---\n", "---\npublished: no\n")
      : `published: no\n${text}`,
  );

test("without Microsoft Ads its menu links and its card's link go, and the link in a text is reported", () => {
  leadElsewhere("/microsoft-ads");
  set("google-ads.closing.text", "See [the prices](/microsoft-ads#prices).");
  set("home.hero.kicker", "Google Ads and Microsoft Ads.");
  set("home.hero.text", "On Google, on Microsoft and elsewhere.");
  switchOff("microsoft-ads.yaml");
  expectTold(
    /^content\/pages\/google-ads\.yaml, line \d+, sections, closing, text: the link \/microsoft-ads#prices leads to a page that is switched off/,
  );

  leadElsewhere("/microsoft-ads");
  const { content, pages, warnings } = load();
  expect(JSON.stringify(content.navigation)).not.toContain("/microsoft-ads");
  const [services] = sectionsOf(pages[0]?.sections ?? [], "list");
  expect(JSON.stringify(services)).not.toContain("/microsoft-ads");
  // Each statement that goes on selling it is named.
  const told = warnings.filter((each) => each.includes("speaks of /microsoft"));
  expect(told.join("\n")).toMatch(/home\.yaml, line \d+, .*hero, kicker/);
  expect(told.join("\n")).toMatch(/home\.yaml, line \d+, .*hero, text/);
  expect(told.join("\n")).toMatch(/contact-form\.yaml, line \d+, .*options/);
});

test("of a copy that is off nobody speaks, whose network another page sells", () => {
  edit("pages/google-ads.yaml", (text) => {
    write("pages/spring.yaml", `published: no\n${text}`);
    write(
      "pages/go.yaml",
      `published: no\n${text.replace("network: Google", "network: Goo")}`,
    );
    return text;
  });
  expect(load().warnings.join()).not.toContain("speaks of");
});

test("without the page of the report nobody asks for its file", () => {
  for (const file of globSync("**/*.{yaml,md}", { cwd: folder }))
    edit(file, (text) =>
      text.replaceAll(/(?<=\]\(|: )\/report\b/g, "/contact"),
    );
  switchOff("report.yaml");
  edit("report.yaml", (text) => text.replace(/package: .*/, "package: none"));
  expect(load().reportPage).toBeUndefined();
  rmSync(join(folder, "report.yaml"));
  expect(load().reportPage).toBeUndefined();
});

test.each([
  [
    "privacy.md",
    /^content\/cookie-notice\.yaml, line \d+, details: the link \/privacy#cookies leads/,
  ],
  [
    "services.yaml",
    /^content\/pages\/home\.yaml, line \d+, sections, closing, actions.*: the link \/services leads/,
  ],
])("without %s a link to it is reported with its place", (file, problem) => {
  set("home.closing.actions", [{ "All services": "/services" }]);
  switchOff(file);
  expect(problems()).toContainEqual(expect.stringMatching(problem));
});

test.each(["home", "contact", "thank-you"])(
  "the page %s cannot be switched off or deleted; the problem says why, and links to it are not reported",
  (name) => {
    switchOff(`${name}.yaml`);
    const isOff: unknown = expect.stringMatching(
      new RegExp(
        `^content/pages/${name}\\.yaml, line 1, published: this page cannot be switched off: \\w`,
      ),
    );
    expect(problems()).toEqual([isOff]);
    expect(readSite(folder, { showsDrafts: true })).toEqual({
      ok: false,
      problems: [isOff],
    });
    rmSync(join(folder, `pages/${name}.yaml`));
    expect(problems()).toContainEqual(
      expect.stringContaining(`${name}.yaml: this page must be there: `),
    );
    expect(problems().join("\n")).not.toContain("the link");
  },
);

test("a page that is off is checked only where it is shown, and then warned of and left out", () => {
  write(
    "pages/summer.yaml",
    `published: no
title: A title that has far more characters than search engines have room for
description: From {company.pirce}.
sections:
  - { section: hero, title: [Summer], picture: { photo: none.jpg, alt: None } }
  - { section: cases, heading: Cases, case studies: [nobody] }
  - { section: closing, heading: So, actions: [{ See: /nowhere }] }
`,
  );
  expect(load().warnings.join("\n")).not.toContain("summer");
  const shown = requireSite(folder, { showsDrafts: true });
  expect(shown.site.pages.map(({ path }) => path)).not.toContain("/summer");
  const told = shown.warnings.filter((each) => each.includes("summer"));
  expect(told.join("\n")).toContain("none.jpg");
  expect(told.join("\n")).toContain("/nowhere");

  set("home.closing.heading", "From {summer.description}");
  expectTold(/home\.yaml.*\{company\.pirce\} names nothing/);
});

test("a link that goes by itself goes with a file that is deleted, unless it is like another address", () => {
  const links = [{ Home: "/" }, { Old: "/old-campaign" }, { Us: "/abuot" }];
  set("navigation.quick links.links", links);
  expectTold(/Us: .*\/abuot is not a page.*Did you mean \/about/);
  set("navigation.quick links.links", links.slice(0, 2));
  const { content, warnings } = load();
  expect(content.navigation.quickLinks.links.map(({ to }) => to)).toEqual([
    "/",
  ]);
  expect(warnings.join("\n")).toMatch(/Old: .*\/old-campaign is not.*left out/);
  set("navigation.action", { "Get Started": "/old-campaign" });
  expectTold("action");
});

test("without articles nobody looks at the words around them", () => {
  set("articles.closing.text", "See [this](/nowhere) at {articles.nothing}.");
  set("articles.sample", "yes");
  expect(problems()).toEqual([]);
  expect(load().shown.has("articles")).toBe(false);
  write("articles/one.md", "---\npublished: no\n---\n");
  expect(problems().join()).toContain("names nothing in articles");
});

test("the development server shows pages that are not published, but no half-written one", () => {
  switchOff("company-details.md");
  switchOff("about.yaml");
  write("pages/offer.md", "---\npublished: no\ntitle: Offer\n---\n\n***\n");
  set("home.closing.text", "[Offer](/offer)");
  expect(readSite(folder, { showsDrafts: true })).toEqual({
    ok: false,
    problems: problems(),
  });
  set("home.closing.text", "So.");
  leadElsewhere("/about");
  const { site, warnings } = requireSite(folder, { showsDrafts: true });
  expect([...site.drafts.keys()]).toEqual(
    expect.arrayContaining(["/about", "/company-details"]),
  );
  expect(warnings.join("\n")).toMatch(/offer\.md, line \d+: a line across/);
});

test("a page may have its hero alone", () => {
  set("contact.sections", [
    { section: "hero", title: ["Ask us."], form: { heading: "Write" } },
  ]);
  expect(problems()).toEqual([]);
});

const linkedIn = (more: object[] = []) =>
  write(
    "pages/third-ads.yaml",
    JSON.stringify({
      title: "LinkedIn Ads agency: £900 a month plus 12% of spend",
      description: "What we do on LinkedIn.",
      name: "LinkedIn Ads",
      sections: [
        { section: "hero", kicker: "LinkedIn Ads management", title: ["Hi"] },
        {
          section: "prices",
          heading: "Prices",
          button: { "Get Started": "/contact" },
          packages: [
            {
              name: "Starter",
              "for whom": "All.",
              from: "£900",
              "share of spend": "12%",
              contains: ["Setup"],
            },
          ],
        },
        ...more,
      ],
    }),
  );

test("a third network is content alone, and told where a place lacks it", () => {
  const { content, estimator: shipped } = load();
  const before = shipped.prices.networks.map(({ name }) => name);
  const [subject] = Object.keys(content["contact-form"].fields.subject.options);
  linkedIn([
    {
      section: "estimator",
      network: {
        network: "Third",
        subject,
        examples: {
          "cost per click": "£5",
          enquire: "5%",
          buy: "4",
          profit: "£400",
          basis: "Guesses.",
        },
      },
    },
  ]);
  const { estimator, warnings } = load();
  expect(new Set(estimator.prices.networks.map(({ name }) => name))).toEqual(
    new Set([...before, "Third"]),
  );
  expect(warnings.join("\n")).toMatch(
    /navigation\.yaml, line \d+, main: has no link to \/third-ads/,
  );
});

test("a placeholder names a page's first section of a kind", () => {
  linkedIn([
    {
      section: "closing",
      heading: "From {third-ads.prices.packages.1.from} a month",
      actions: [{ Go: "/contact" }],
    },
  ]);
  expect(sectionOf("/third-ads", "closing").heading).toContain("£900");
});
