// The recipes of docs/content.md, carried out together on a copy, whatever its content is.
import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isMap } from "yaml";

import { recipeSite, textOf } from "./recipe-site.ts";

const { site, change, set, addLike, removeReportedLinks, built, has, shows } =
  recipeSite();
afterAll(site.remove);

let leaving = "";

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#8899aa" } })
    .jpeg()
    .toBuffer();

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M0 0h90v30H0z"/></svg>';

beforeAll(async () => {
  // A price
  set("google-ads", ["pricing", "packages", 0, "from"], "£823");
  set("google-ads", ["pricing", "packages", 0, "share of spend"], "12.5%");
  // A person: the first one leaves, another one comes, with a photograph
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
  // Whoever leaves is a guest author.
  for (const file of globSync("content/articles/*.md")) {
    const guest = `author:\n  name: ${leaving}\n  role: Guest`;
    site.write(file, site.read(file).replace(`author: ${leaving}`, guest));
  }
  site.write("content/images/team/ruth.jpg", await photograph(900, 1100));
  // A question
  addLike("about", ["faq", "items"], { question: "Why a dog?" });
  // Opening hours
  set("company", ["hours"], {
    "Mon-Thu": "7:00 AM - 8:00 PM",
    Fri: "8:30 AM - 5:00 PM",
    "Sat-Sun": "closed",
  });
  // A count, and links
  change("home", (document) => {
    document.setIn(["services", "heading"], "{Count} services");
    const other = document.getIn(["services", "other", 0]);
    document.setIn(["services", "other"], document.createNode([other]));
  });
  set(
    "home",
    ["closing", "actions"],
    [{ "Ask us": "/contact" }, { "See prices": "/google-ads#pricing" }],
  );
  // The logos
  change("clients", (document) =>
    document.addIn(
      ["logos"],
      document.createNode({
        name: "Harbour & Sons",
        file: "logos/harbour.svg",
      }),
    ),
  );
  site.write("content/images/logos/harbour.svg", LOGO);
  // A page removed: the links that are reported go with it
  set("microsoft-ads", ["published"], "no");
  removeReportedLinks();
  // A page added
  site.write(
    "content/pages/customer-cost.md",
    readFileSync("tests/recipes/customer-cost.md"),
  );
  // Sections: one left out, the others in another order
  change("home", (document) => {
    document.deleteIn(["testimonials"]);
    const newsletter = document.getIn(["newsletter"]);
    document.deleteIn(["newsletter"]);
    if (isMap(document.contents))
      document.contents.items.splice(
        3,
        0,
        document.createPair("newsletter", newsletter),
      );
  });
  // An announcement, an old address, a file, and fields and a subject of one's own
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
  ["a share of spend", "google-ads", "12.5%", '"price":823'],
  ["a person", "about", "Ruth Bell", 'alt="Ruth Bell at her desk"'],
  ["a photograph", "about", "Ruth Bell", 'type="image/avif"'],
  ["a question", "about", "Why a dog?", "Why a dog?"],
  ["opening hours", "contact", "8:30 AM", '"opens":"07:00"'],
  ["a subject", "contact", "Talks", "Talks"],
  ["a field", "contact", "Your website", 'id="contact-answer-your-website"'],
  ["a logo", "", "", "Harbour &amp; Sons"],
])("%s, for visitors and for programs", (_what, page, text, markup) => {
  expect(shows(page, text)).toBe(true);
  expect(has(`${page}/index.html`, markup)).toBe(true);
});

test("a person who goes", () => {
  expect(shows("about", leaving)).toBe(false);
});

test("opening hours", () => {
  expect(
    built("contact/index.html")
      .match(/<tr.*?<\/tr>/gs)
      ?.slice(0, 5)
      .map(textOf),
  ).toEqual([
    "Mon 7:00 AM-8:00 PM",
    "Tue 7:00 AM-8:00 PM",
    "Wed 7:00 AM-8:00 PM",
    "Thu 7:00 AM-8:00 PM",
    "Fri 8:30 AM-5:00 PM",
  ]);
  expect(has("contact/index.html", '"opens":"07:00"')).toBe(true);
});

test("a count of entries, and links with their addresses", () => {
  expect(shows("", "Three services")).toBe(true);
  expect(
    Array.from(
      built("index.html").matchAll(
        /<a class="button[^>]* href="([^"]+)"[^>]*>(.*?)<\/a>/gs,
      ),
      ([, to, text = ""]) => `${textOf(text)}: ${to}`,
    ),
  ).toEqual(
    expect.arrayContaining([
      "Ask us: /contact",
      "See prices: /google-ads#pricing",
    ]),
  );
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

test("sections in the order of the file, without the one that was left out", () => {
  const html = built("index.html");
  expect(html).not.toContain('id="testimonials"');
  const places = ["newsletter", "services", "stats"].map((id) =>
    html.indexOf(`id="${id}"`),
  );
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
});

test("an announcement where it is wanted, whose script the policy knows", () => {
  expect(shows("", "Boxing Day")).toBe(true);
  expect(shows("contact", "Boxing Day")).toBe(false);
  expect(site.read("build/csp.json")).toMatch(
    /"\/": \{\s*"scripts": \[\s*"sha256-[^"]+",\s*"sha256-[^"]+"\s*\]/,
  );
});

test("an old address, on every host", () => {
  expect(built("_redirects")).toContain("/old-prices.html /services 308");
  for (const file of ["Caddyfile", "nginx-maps.conf"])
    expect(site.read(`build/hosts/${file}`)).toContain("/old-prices.html");
});

test("a file, with its type and size in the link", () => {
  expect(shows("", "the list (ICS, 1\u00a0kB)")).toBe(true);
  expect(built("files/dates.ics")).toContain("VCALENDAR");
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
