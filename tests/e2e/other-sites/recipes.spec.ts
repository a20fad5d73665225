// What becomes of the recipes of docs/content.md, for visitors and for programs.
import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { resolve } from "node:path";
import { expect } from "@playwright/test";

import { cspFile } from "../../../server/headers.ts";
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
    ["", "0117\u00a0496\u00a00123", 'href="tel:+441174960123"'],
    ["about", "Ruth Bell", 'alt="Ruth Bell"'],
    [
      "articles/with-a-picture",
      "Ruth reads.",
      '"image":"http://localhost:3000/assets/ruth-',
    ],
    ["contact", "Your website", 'id="contact-answer-your-website"'],
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

test("an announcement is where it is wanted, and the policy knows its script", ({
  site,
}) => {
  expect(textOf(pageOf(site, ""))).toContain("Boxing Day");
  expect(textOf(pageOf(site, "contact"))).not.toContain("Boxing Day");
  expect(site.built("files/dates.ics")).toContain("VCALENDAR");
  const { pages } = cspFile.parse(JSON.parse(site.read("build/csp.json")));
  // Every page has three without one.
  expect(pages["/"]?.scripts).toHaveLength(4);
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
