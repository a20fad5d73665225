// The recipes of docs/content.md, carried out together on a copy, whatever its content is.
import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isMap } from "yaml";

import { recipeSite } from "./recipe-site.ts";

const { site, change, set, addLike, removeReportedLinks, built, has, shows } =
  recipeSite();
afterAll(site.remove);

let leaving = "";
/** Keys of home.yaml, in the order of the file. */
let order: string[] = [];

beforeAll(async () => {
  set("google-ads", ["pricing", "packages", 0, "from"], "£823");
  set("company", ["telephone"], "0117 496 0123");
  set("company", ["hours"], {
    "Mon-Thu": "08:30 - 17:15",
    "Fri-Sun": "closed",
  });
  const step = { when: "Week 1", title: "Measure", description: "We measure." };
  set("home", ["approach"], {
    mark: "Approach",
    heading: "{Count} steps",
    intro: "Ring [us](tel:{company.telephone}).",
    steps: [step, { ...step, title: "Chart" }, { ...step, title: "Steer" }],
  });
  addLike("about", ["team", "members"], {
    name: "Ruth Bell",
    photo: "team/ruth.jpg",
    alt: "Ruth Bell at her desk",
  });
  change("about", (document) => {
    document.deleteIn(["published"]);
    leaving = String(document.getIn(["team", "members", 0, "name"]));
    document.deleteIn(["team", "members", 0]);
  });
  change("articles", (document) => {
    const topic = String(document.getIn(["topics", 0, "name"]));
    site.write(
      "content/articles/with-a-picture.md",
      `---\ntitle: A picture\nstandfirst: Of Ruth.\ndate: 2 March 2026\nauthor: Ruth Bell\ntopics: ["${topic}"]\npicture: { photo: team/ruth.jpg, alt: Ruth at her desk }\n---\nRuth reads.\n`,
    );
  });
  // Whoever leaves is a guest author.
  for (const file of globSync("content/articles/*.md")) {
    const guest = `author:\n  name: ${leaving}\n  role: Guest`;
    site.write(file, site.read(file).replace(`author: ${leaving}`, guest));
  }
  const photograph = sharp("tests/fixtures/photograph.jpg").resize(900, 1100);
  site.write("content/images/team/ruth.jpg", await photograph.toBuffer());
  // A page removed: the links that are reported go with it
  set("microsoft-ads", ["published"], "no");
  removeReportedLinks();
  site.write(
    "content/pages/customer-cost.md",
    readFileSync("tests/recipes/customer-cost.md"),
  );
  change("home", ({ contents }) => {
    if (!isMap(contents)) return;
    contents.items.reverse();
    order = contents.items.map(({ key }) => String(key));
  });
  // An announcement, an old address, a file, and a field and a subject of one's own
  site.write(
    "content/announcement.yaml",
    "text: Closed on **Boxing Day**; see [the list](/files/dates.ics).\npages:\n  - /\n",
  );
  site.write("content/redirects.yaml", "/old-prices.html: /services\n");
  site.write("content/files/dates.ics", "BEGIN:VCALENDAR\n");
  set(
    "contact",
    ["hero", "form", "more fields"],
    [{ label: "Your website", kind: "short text" }],
  );
  set("contact", ["hero", "form", "fields", "subject", "options", "talks"], {
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

test("sections in the order of the file, the hero first", () => {
  const places = order
    .filter((key) => ["newsletter", "stats", "services"].includes(key))
    .map((id) => built("index.html").indexOf(` id="${id}"`));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(built("index.html").indexOf("<h1")).toBeLessThan(places[0] ?? 0);
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
  const { stdout } = spawnSync("npm", ["run", "--silent", "lint:html"], {
    cwd: site.folder,
    encoding: "utf8",
  });
  expect(stdout).toBe("");
});

test("red output: nothing is published, and the mistake has its place", async () => {
  set("about", ["team", "members", 0, "name"], "");
  await expect(site.build()).rejects.toThrow(
    /content\/about\.yaml, line \d+, team, members, .*name: must not be empty/,
  );
}, 60_000);
