// The recipes of docs/content.md, carried out together on a copy, whatever its content is.
import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isMap, isSeq } from "yaml";

import { addKind, examplePage } from "./added-section.ts";
import { recipeSite } from "./recipe-site.ts";

const {
  site,
  change,
  sectionIn,
  set,
  addLike,
  removeReportedLinks,
  built,
  has,
  shows,
} = recipeSite();
afterAll(site.remove);

const people = [...sectionIn("pages/about", "people"), "people"];

/** How one of npm's commands ends in the copy. */
function npmRun(name: string) {
  const { status, stdout } = spawnSync("npm", ["run", "--silent", name], {
    cwd: site.folder,
    encoding: "utf8",
  });
  return { status, stdout };
}

const DONE = { status: 0, stdout: "" };

let leaving = "";
/** The places of the sections of the home page, in the order of its file. */
let order: string[] = [];

beforeAll(async () => {
  const prices = sectionIn("pages/google-ads", "prices");
  set("pages/google-ads", [...prices, "packages", 0, "from"], "£823");
  set("company", ["telephone"], "0117 496 0123");
  set("company", ["hours"], {
    "Mon-Thu": "08:30 - 17:15",
    "Fri-Sun": "closed",
  });
  const step = { when: "Week 1", title: "Measure", text: "We measure." };
  const steps = {
    section: "steps",
    mark: "Approach",
    heading: "{Count} steps",
    intro: "Ring [us](tel:{company.telephone}).",
    steps: [step, { ...step, title: "Chart" }, { ...step, title: "Steer" }],
  };
  change("pages/home", (document) => {
    const sections = document.get("sections");
    if (!isSeq(sections)) return;
    const [hero, ...others] = sections.items;
    sections.items = [
      hero,
      document.createNode(steps),
      ...others.filter(
        (each) => !isMap(each) || each.get("section") !== "steps",
      ),
    ];
  });
  addLike("pages/about", people, {
    name: "Ruth Bell",
    photo: "team/ruth.jpg",
    alt: "Ruth Bell at her desk",
  });
  change("pages/about", (document) => {
    document.deleteIn(["published"]);
    leaving = String(document.getIn([...people, 0, "name"]));
    document.deleteIn([...people, 0]);
  });
  change("articles", (document) => {
    const topic = String(document.getIn(["topics", 0, "name"]));
    site.write(
      "content/articles/with-a-picture.md",
      `---\ntitle: A picture\nstandfirst: Of Ruth.\ndate: 2 March 2026\nauthor: Ruth Bell\ntopics: ["${topic}"]\npicture: { photo: team/ruth.jpg, alt: Ruth at her desk }\n---\nRuth reads.\n`,
    );
  });
  // Whoever leaves is a guest author, and answers no form.
  for (const file of globSync("content/{articles/*.md,pages/*.yaml}")) {
    const guest = `author:\n  name: ${leaving}\n  role: Guest`;
    site.write(
      file,
      site
        .read(file)
        .replace(`author: ${leaving}`, guest)
        .replace(`person: ${leaving}`, "person: Ruth Bell"),
    );
  }
  const photograph = sharp("tests/fixtures/photograph.jpg").resize(900, 1100);
  site.write("content/images/team/ruth.jpg", await photograph.toBuffer());
  // A page removed: the links that are reported go with it
  if (existsSync(join(site.folder, "content/pages/microsoft-ads.yaml")))
    set("pages/microsoft-ads", ["published"], "no");
  removeReportedLinks();
  site.write(
    "content/pages/customer-cost.md",
    readFileSync("tests/recipes/customer-cost.md"),
  );
  // A page of sections, with one of a kind that an engineer has added
  addKind(site);
  site.write("content/pages/summer.yaml", examplePage());
  // A section moved: the second last is the first below the hero
  change("pages/home", (document) => {
    const sections = document.get("sections");
    if (!isSeq(sections)) return;
    sections.items.splice(1, 0, ...sections.items.splice(-2, 1));
    order = sections.items.flatMap((each) =>
      isMap(each) ? String(each.get("place") ?? each.get("section")) : [],
    );
  });
  // An announcement, an old address, a file, and a field and a subject of one's own
  site.write(
    "content/announcement.yaml",
    "text: Closed on **Boxing Day**; see [the list](/files/dates.ics).\npages:\n  - /\n",
  );
  site.write("content/redirects.yaml", "/old-prices.html: /services\n");
  site.write("content/files/dates.ics", "BEGIN:VCALENDAR\n");
  set(
    "contact-form",
    ["more fields"],
    [{ label: "Your website", kind: "short text" }],
  );
  set("contact-form", ["usual fields", "subject", "options", "talks"], {
    name: "Talks",
    receiver: "talks@example.com",
  });
  await site.build();
}, 240_000);

test.each([
  ["a price", "google-ads", "£823", '"price":823'],
  ["hours", "contact", "08:30", '"opens":"08:30","closes":"17:15"'],
  [
    "what is counted, and a link",
    "",
    "Three\u00a0steps",
    'href="tel:+441174960123"',
  ],
  ["a person", "about", "Ruth Bell", 'alt="Ruth Bell at her desk"'],
  [
    "a picture",
    "articles/with-a-picture",
    "Ruth reads.",
    '"image":"http://localhost:3000/assets/ruth-',
  ],
  ["a field", "contact", "Your website", 'id="contact-answer-your-website"'],
])("%s, for visitors and for programs", (_what, page, text, markup) => {
  expect(shows(page, text)).toBe(true);
  expect(has(`${page}/index.html`, markup)).toBe(true);
});

test("a person who goes", () => {
  expect(shows("about", leaving)).toBe(false);
});

test("a page removed: its address, its card and every link", () => {
  for (const file of ["sitemap.xml", "llms.txt", "index.html"])
    expect(built(file)).not.toMatch(/(?<!case-studies)\/microsoft-ads/);
  for (const file of ["microsoft-ads/index.html", "social/microsoft-ads.png"])
    expect(existsSync(`${site.folder}/build/client/${file}`)).toBe(false);
});

test("a page added: its address, its card, the menu and the lists", () => {
  expect(shows("customer-cost", "On this page")).toBe(true);
  for (const file of ["sitemap.xml", "llms.txt", "index.html"])
    expect(has(file, "/customer-cost")).toBe(true);
  expect(has("social/customer-cost.png", "PNG")).toBe(true);
  for (const id of ["webpage", "breadcrumb"])
    expect(has("customer-cost/index.html", `/customer-cost#${id}`)).toBe(true);
});

test("a page of sections added is one file", () => {
  expect(shows("summer", "Sell before the season.")).toBe(true);
  for (const file of ["sitemap.xml", "llms.txt"])
    expect(has(file, "/summer")).toBe(true);
  expect(has("social/summer.png", "PNG")).toBe(true);
});

test("a kind of section added is one folder and its name in the list", () => {
  expect(shows("summer", "09:40")).toBe(true);
  const style = ".tides li";
  expect(has("summer/index.html", style)).toBe(true);
  expect(has("index.html", style)).toBe(false);
  expect(site.read("content/.schema/page.json")).toContain('"high water"');
  expect(npmRun("typecheck")).toEqual(DONE);
}, 240_000);

test("sections in the order of the file", () => {
  const places = [...new Set(order)]
    .map((id) => built("index.html").indexOf(` id="${id}"`))
    .filter((place) => place >= 0);
  expect(places.length).toBeGreaterThan(2);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test("a file beside the pages", () => {
  expect(built("files/dates.ics")).toContain("VCALENDAR");
});

test("an announcement where it is wanted, whose script the policy knows", () => {
  expect(shows("", "Boxing Day")).toBe(true);
  expect(shows("contact", "Boxing Day")).toBe(false);
  expect(site.read("build/csp.json")).toMatch(
    /"\/": \{\s*"scripts": \[\s*("sha256-[^"]+",?\s*){3}\]/,
  );
});

test("an old address, on every host", () => {
  expect(built("_redirects")).toContain("/old-prices.html /services 308");
  for (const file of ["Caddyfile", "nginx-maps.conf"])
    expect(site.read(`build/hosts/${file}`)).toContain("/old-prices.html");
});

test("a subject's receiver, whom no visitor reads", () => {
  expect(site.read("build/enquiry-desk.json")).toContain("talks@example.com");
  for (const file of globSync("build/client/assets/*", { cwd: site.folder }))
    expect(site.read(file)).not.toContain("talks@example.com");
});

test("valid HTML on every page", () => {
  expect(npmRun("lint:html")).toEqual(DONE);
});

test("red output: nothing is published, and the mistake has its place", async () => {
  set("pages/about", [...people, 0, "name"], "");
  await expect(site.build()).rejects.toThrow(
    /content\/pages\/about\.yaml, line \d+, sections, .*people, .*name: must not be empty/,
  );
}, 60_000);
