// What becomes of the recipes of docs/content.md, for visitors and for programs.
import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { resolve } from "node:path";
import { expect } from "@playwright/test";
import { parse } from "yaml";

import { cspFile } from "../../../server/headers.ts";
import { kinds } from "./added-pages.ts";
import { leaving } from "./recipes.ts";
import { test, type OtherSite } from "./sites.ts";

test.use({ owner: "al" });

const pageOf = ({ built }: OtherSite, path: string) =>
  built(`${path}/index.html`);

const textOf = (html: string) =>
  html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/ +/g, " ");

test("prices, hours, people, pictures, fields and new kinds of sections are where they belong", ({
  site,
}) => {
  for (const [path, text, markup] of [
    ["google-ads", "£823", '"price":823'],
    ["contact", "08:30", '"opens":"08:30","closes":"17:15"'],
    ["", "Three\u00a0steps", 'href="tel:+441174960123"'],
    ["about", "Ruth Bell", 'alt="Ruth Bell"'],
    [
      "articles/with-a-picture",
      "Ruth reads.",
      '"image":"http://localhost:3000/assets/ruth-',
    ],
    ["contact", "Your website", 'id="contact-answer-your-website"'],
    ["customer-cost", "On this page", "/customer-cost#webpage"],
    ["customer-cost", "Al does it with you", "/customer-cost#breadcrumb"],
    ["summer", "Sell before the season.", "/summer#webpage"],
    ["summer", "09:40", ".tides li"],
  ] as const) {
    expect(textOf(pageOf(site, path))).toContain(text);
    expect(pageOf(site, path)).toContain(markup);
  }
  expect(textOf(pageOf(site, "about"))).not.toContain(leaving);
  expect(pageOf(site, "")).not.toContain(".tides li");
  expect(site.read("content/.schema/page.json")).toContain('"high water"');
});

test("a page that goes takes its address, its card and every link along", ({
  site,
}) => {
  for (const file of ["sitemap.xml", "llms.txt", "index.html"])
    expect(site.built(file)).not.toMatch(/(?<!case-studies)\/microsoft-ads/);
  for (const file of ["microsoft-ads/index.html", "social/microsoft-ads.png"])
    expect(existsSync(`${site.build}/${file}`)).toBe(false);
});

test("a page added has its address, its card, the menu and the lists", ({
  site,
}) => {
  for (const page of ["customer-cost", "summer"]) {
    for (const file of ["sitemap.xml", "llms.txt"])
      expect(site.built(file)).toContain(`/${page}`);
    expect(site.built(`social/${page}.png`)).toContain("PNG");
  }
  expect(pageOf(site, "")).toContain("/customer-cost");
});

test("sections are in the order of the file", ({ site }) => {
  const home = kinds.parse(parse(site.read("content/pages/home.yaml")));
  const ids = home.sections.map(({ place, section }) => place ?? section);
  const places = [...new Set(ids)]
    .map((id) => pageOf(site, "").indexOf(` id="${id}"`))
    .filter((place) => place >= 0);
  expect(places.length).toBeGreaterThan(2);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test("an announcement is where it is wanted, and the policy knows its script", ({
  site,
}) => {
  expect(textOf(pageOf(site, ""))).toContain("Boxing Day");
  expect(textOf(pageOf(site, "contact"))).not.toContain("Boxing Day");
  expect(site.built("files/dates.ics")).toContain("VCALENDAR");
  const { pages } = cspFile.parse(JSON.parse(site.read("build/csp.json")));
  // Every page has two without one.
  expect(pages["/"]?.scripts).toHaveLength(3);
});

test("an old address leads on, on every host", ({ site }) => {
  expect(site.built("_redirects")).toContain("/old-prices.html /services 308");
  for (const file of ["Caddyfile", "nginx-maps.conf"])
    expect(site.read(`build/hosts/${file}`)).toContain("/old-prices.html");
});

test("no visitor reads the receiver of a subject", ({ site }) => {
  expect(site.read("build/enquiry-desk.json")).toContain("talks@example.com");
  for (const file of globSync("assets/*", { cwd: site.build }))
    expect(site.built(file)).not.toContain("talks@example.com");
});

test("each page is valid HTML", ({ site }) => {
  const pages = globSync("{404,**/index}.html", {
    cwd: site.build,
    exclude: ["admin/**"],
  });
  const [program, config] = [
    resolve("node_modules/html-validate/bin/html-validate.mjs"),
    resolve("audit/html-validate.json"),
  ];
  const { status, stdout } = spawnSync(
    process.execPath,
    [program, "--config", config, ...pages],
    { cwd: site.build, encoding: "utf8" },
  );
  expect({ status, stdout }).toEqual({ status: 0, stdout: "" });
});
