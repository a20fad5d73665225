// How the site grows: builds copies of it with 10, 100 and 1,000 articles, each with a
// picture, and edits one in the development server.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import sharp from "sharp";

import { requireContent } from "../app/content/load.ts";
import { copySite, type SiteCopy } from "../tests/site-copy.ts";
import { median } from "./benchmark.ts";
import { launchBrowser } from "./serve-site.ts";

const COUNTS = [10, 100, 1000];
const PORT = 4310;
const VITE = resolve("node_modules/vite/bin/vite.js");
const EDITED = "content/articles/growth-2.md";

/** Prints the most memory that a process had, in KB, and its processor time, in µs. */
const PEAK =
  "--import=data:text/javascript,process.on('exit',()=>{const{maxRSS:m,userCPUTime:u,systemCPUTime:s}=process.resourceUsage();console.log('peak',m,u+s)})";

const { content } = requireContent("content");
const [author] = content.about.team?.members ?? [];
const topics = content.articles.topics.map(({ name }) => name);

const DAY_MS = 24 * 60 * 60 * 1000;

const textOf = (number: number) => `---
title: What the sum number ${number} says
standfirst: Of ${number + 100} clicks that cost £2.00 each, one in fifty sells, so that a customer costs £100.
date: ${new Date(Date.UTC(2026, 0, 1) - number * DAY_MS).toISOString().slice(0, 10)}
author: ${author?.name}
topics:
  - ${topics[number % topics.length]}
picture:
  photo: growth/${number}.jpg
  alt: The picture number ${number}
---

${[1, 2, 3, 4]
  .map(
    (part) => `## The step ${part} of ${number}

${`In the month ${part} of the year the account ${number} had **${part * 12} sales**, see [the first](/articles/growth-1). `.repeat(12)}

- A click costs £2.00.[^${part}]
- One click in fifty sells.

| Month | Clicks | Sales |
| ----- | ------ | ----- |
| One   | ${number + 50}     | 1     |
| Two   | ${number + 100}    | 2     |

[^${part}]: The account's own figures.
`,
  )
  .join("\n")}`;

/** Gives a copy of the site so many articles, besides which it has none. */
async function writeArticles(site: SiteCopy, count: number): Promise<void> {
  for (const file of globSync("content/articles/*.md", { cwd: site.folder }))
    rmSync(join(site.folder, file));
  for (let number = 1; number <= count; number += 1) {
    site.write(`content/articles/growth-${number}.md`, textOf(number));
    const background = { r: number % 256, g: number >> 8, b: 120 };
    const picture = sharp({
      create: { width: 800, height: 320, channels: 3, background },
    });
    site.write(
      `content/images/growth/${number}.jpg`,
      await picture.jpeg().toBuffer(),
    );
  }
}

/** What is cut and drawn for the copy is not left in the project's cache. */
function giveOwnCache({ folder }: SiteCopy): void {
  const own = join(folder, "node_modules");
  rmSync(own);
  mkdirSync(own);
  for (const name of readdirSync("node_modules"))
    if (name !== ".cache")
      symlinkSync(resolve("node_modules", name), join(own, name));
}

async function measureBuild(site: SiteCopy) {
  const started = performance.now();
  const output = await site.build({ NODE_OPTIONS: PEAK });
  const seconds = (performance.now() - started) / 1000;
  const most = (place: number) =>
    Math.max(
      ...Array.from(output.matchAll(/^peak (\d+) (\d+)$/gm), (line) =>
        Number(line[place]),
      ),
    );
  const client = join(site.folder, "build/client");
  const scripts = globSync("assets/*.js", { cwd: client }).toSorted();
  const hash = createHash("sha256");
  for (const file of scripts)
    hash.update(file + readFileSync(join(client, file), "utf8"));
  return {
    seconds,
    processor: most(2) / 1e6,
    megabytes: most(1) / 1024,
    pages: globSync("**/index.html", { cwd: client }).length,
    scripts: hash.digest("hex").slice(0, 8),
  };
}

/** How long the development server takes to show an article, and then a change of it. */
async function measureDevelopment(site: SiteCopy) {
  const address = `http://localhost:${PORT}/articles/growth-2`;
  const started = performance.now();
  const server = spawn(
    process.execPath,
    [VITE, "--port", String(PORT), "--strictPort"],
    { cwd: site.folder, stdio: ["ignore", "ignore", "inherit"] },
  );
  const browser = await launchBrowser();
  try {
    const answers = () =>
      fetch(address).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await answers())) await setTimeout(20);
    const start = (performance.now() - started) / 1000;
    const page = await browser.newPage();
    const edits = [];
    for (const words of ["Two clicks", "Three clicks", "Four clicks"]) {
      await page.goto(address);
      await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
      const before = performance.now();
      site.edit(EDITED, "One click", words);
      await page.getByText(words).first().waitFor();
      edits.push(performance.now() - before);
    }
    return { start, edit: median(edits) / 1000 };
  } finally {
    await browser.close();
    server.kill();
    await once(server, "exit");
  }
}

const site = copySite();
const rows: { pages: number; seconds: number }[] = [];
try {
  giveOwnCache(site);
  for (const articles of COUNTS) {
    await writeArticles(site, articles);
    const { seconds: first } = await measureBuild(site);
    const { seconds, pages, ...rest } = await measureBuild(site);
    const dev = await measureDevelopment(site);
    const [least] = rows;
    const more =
      least && (seconds - least.seconds) / Math.max(1, pages - least.pages);
    const row = { articles, pages, first, seconds, more, ...rest, ...dev };
    rows.push(row);
    console.log(`${articles} articles have been measured`);
  }
} finally {
  site.remove();
}
/** All times are in seconds; `more` is what each page adds to a second build. */
console.table(rows);
