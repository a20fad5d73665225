/** Each is built once, because its project has one worker. */
import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import sharp from "sharp";
import { stringify } from "yaml";

import { serveSite } from "../../../bench/serve-site.ts";
import { copySite, type SiteCopy } from "../../site-copy.ts";
import { test as base } from "../fixtures.ts";
import { siteContent } from "../site.ts";
import { addCampaign, addNetwork } from "./added-pages.ts";
import { followRecipes, TOPIC } from "./recipes.ts";

export const REPOSITORY = "acme/website";

type Colours = Record<string, readonly [light: string, dark: string]>;

function giveBrand(
  site: SiteCopy,
  name: string,
  typeface: string,
  colours: Colours,
  more = {},
): void {
  const [first] = name.split(" ");
  const brand = {
    name,
    "short name": first,
    "legal name": `${name} Ltd`,
    "accent name": "bright",
    colours: Object.fromEntries(
      Object.entries(colours).map(([key, [light, dark]]) => [
        key,
        { light, dark },
      ]),
    ),
    typefaces: { text: typeface, labels: typeface },
    ...more,
  };
  site.write("content/brand.yaml", stringify(brand));
  site.edit(
    "content/company.yaml",
    siteContent.company.email,
    "hello@example.org",
  );
}

/** A date, a topic of the site, and words that only the seventh has. */
const article = (number: number, title: string) => `---
${title}
standfirst: It says something.
date: 2026-01-${number + 10}
author: { name: J. Bell, role: Bookseller }
topics: ["${TOPIC}"]
---

${number === 7 ? "A halibut swims below." : "Some words."}
`;

const FILM =
  "\n\n## A film\n\n[![A boat](boat.jpg)](https://youtu.be/aBcDeFgHiJk)\n";
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 40"><path d="M0 0h320v40H0Z"/></svg>';

async function addBoat(site: SiteCopy): Promise<void> {
  const boat = readFileSync("tests/fixtures/photograph.jpg");
  const large = await sharp(boat).resize(1200).toBuffer();
  site.write("content/images/boat.jpg", large);
}

/** A page with the longest words, and an article by somebody with a photograph. */
async function addLongest(site: SiteCopy): Promise<void> {
  await addBoat(site);
  const page = readFileSync("tests/e2e/other-sites/longest.yaml", "utf8");
  site.write("content/pages/longest.yaml", page);
  const { options } = siteContent["contact-form"].fields.subject;
  const subject = Object.keys(options).at(-1) ?? "";
  site.edit("content/pages/longest.yaml", "seo", subject);
  const [, author = ""] = / name: (Bartholomew .*)/.exec(page) ?? [];
  site.write(
    "content/articles/photographed.md",
    article(9, "title: A photograph").replace(
      /^author: .*/m,
      `author: ${author}`,
    ),
  );
}

const home = readFileSync("content/pages/home.yaml", "utf8");
/** The case that is Brightwater's draft: the published site must not link to it. */
export const draftStudy = globSync("content/case-studies/*.md").find(
  (file) => !home.includes(file.slice("content".length, -3)),
);

const LONG_NAME =
  "Brightwater & Durham Marketing and Advertising Company of the North";

const owners = {
  /**
   * A long name whose first word just fits before the line, long words, and serifs everywhere. A
   * preview with drafts and so many articles that they can be searched. The forms are
   * stored, on a campaign's page too.
   */
  brightwater: {
    settings: (folder: string) => ({
      PREVIEW: "yes",
      ENQUIRIES_DATABASE: `sqlite:${folder}/enquiries.db`,
      ENQUIRIES_RATE: "1000",
    }),
    async change(site: SiteCopy) {
      giveBrand(site, LONG_NAME, "Newsreader", {
        paper: ["#ffffff", "#1a1613"],
        shoal: ["#e9eef0", "#26211d"],
        buff: ["#f7ecd9", "#2f271c"],
        ink: ["#221a14", "#f4efe9"],
        deep: ["#2b1d12", "#100a06"],
        accent: ["#c75400", "#f0883a"],
      });
      // Titles have no room for the whole name.
      for (const name of globSync("content/{*,pages/*}.{yaml,md}", {
        cwd: site.folder,
        exclude: ["content/navigation.yaml"],
      })) {
        site.write(
          name,
          site.read(name).replaceAll("{company.name}", "{company.short name}"),
        );
      }
      addCampaign(site);
      await addLongest(site);
      if (draftStudy) site.edit(draftStudy, "---\n", "---\npublished: no\n");
      for (let number = 1; number <= 10; number += 1)
        site.write(
          `content/articles/search-${number}.md`,
          article(
            number,
            number === 1
              ? "title: Half an article\npublished: no"
              : `title: Article ${number}`,
          ),
        );
    },
  },
  /** A name of one short word, with a logo, sans serifs everywhere and no depths. It measures
   * visits with every service, shows a film and a calendar, sells a third network, and has
   * followed every recipe. */
  al: {
    settings: (folder: string) => ({
      ADMIN_REPOSITORY: REPOSITORY,
      ENQUIRIES_DATABASE: `sqlite:${folder}/enquiries.db`,
      ENQUIRIES_RATE: "1000",
    }),
    async change(site: SiteCopy) {
      await addBoat(site);
      followRecipes(site);
      const colours: Colours = {
        paper: ["#fbfaf5", "#0f1a14"],
        shoal: ["#e4efe6", "#18271e"],
        buff: ["#f2e9d4", "#29261a"],
        ink: ["#10241a", "#eef2ea"],
        deep: ["#10301f", "#06120b"],
        accent: ["#1d9653", "#30b972"],
      };
      giveBrand(site, "Al", "Instrument Sans", colours, {
        logo: "logo.svg",
        metaphor: "no",
      });
      site.write("content/images/logo.svg", LOGO);
      site.write(
        "content/measuring.yaml",
        stringify({
          plausible: { site: "example.com", server: "https://plausible.io" },
          "google analytics": "G-ABC123DEF4",
          "google ads": { enquiry: "AW-123456789/AbC-D_efG" },
        }),
      );
      addCampaign(site);
      addNetwork(site);
      const page = "content/pages/company-details.md";
      site.write(page, site.read(page).trimEnd() + FILM);
    },
  },
};

type Owner = keyof typeof owners;

async function startSite(owner: Owner) {
  const site = copySite();
  const settings = owners[owner].settings(site.folder);
  await owners[owner].change(site);
  await site.build(settings);
  const { address, stop } = await serveSite(settings, site.folder);
  const desk = (...args: string[]) =>
    execFileSync(
      process.execPath,
      ["server/enquiries/command/main.ts", ...args],
      { cwd: site.folder, env: { ...process.env, ...settings } },
    ).toString();
  return {
    address,
    folder: site.folder,
    build: `${site.folder}/build/client`,
    read: site.read,
    built: (file: string) => site.read(`build/client/${file}`),
    desk,
    kept(message: string) {
      const file = `${site.folder}/enquiries.db`;
      const database = new DatabaseSync(file, { readOnly: true });
      const enquiries = "select * from enquiries where message = ?";
      const rows = database.prepare(enquiries).all(message);
      database.close();
      return rows;
    },
    async remove() {
      await stop();
      site.remove();
    },
  };
}

export type OtherSite = Awaited<ReturnType<typeof startSite>>;

export const test = base.extend<
  { owner: Owner; site: OtherSite },
  { siteOf: (owner: Owner) => Promise<OtherSite> }
>({
  owner: ["brightwater", { option: true }],
  siteOf: [
    // Playwright reads from the pattern that this one needs no other fixture.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, run) => {
      const started = new Map<Owner, Promise<OtherSite>>();
      await run((owner) => {
        const site = started.get(owner) ?? startSite(owner);
        started.set(owner, site);
        return site;
      });
      for (const site of started.values()) await (await site).remove();
    },
    { scope: "worker" },
  ],
  site: async ({ siteOf, owner }, run) => run(await siteOf(owner)),
  baseURL: ({ site }, run) => run(site.address),
});
