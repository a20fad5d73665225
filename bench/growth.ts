// How the site grows: builds copies with 10, 100 and 1,000 articles, and edits an article.
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
import { freePort } from "../server/address-fixture.ts";
import { copySite } from "../tests/site-copy.ts";

const { content } = requireContent("content");
const [author] = content.about.team?.members ?? [];
const topics = content.articles.topics.map(({ name }) => name);

const textOf = (number: number) => `---
title: What the sum number ${number} says
standfirst: Of ${number + 100} clicks that cost £2.00 each, one in fifty sells, so that a customer costs £100.
date: ${new Date(Date.UTC(2026, 0, -number)).toISOString().slice(0, 10)}
author: ${author?.name}
topics:
  - ${topics[number % topics.length]}
picture:
  photo: growth/${number}.jpg
  alt: The picture number ${number}
---
${[1, 2, 3, 4]
  .map(
    (part) => `
## The step ${part} of ${number}

${`In the month ${part} of the year the account ${number} had **${part * 12} sales**, see [the first](/articles/growth-1). `.repeat(12)}

- A click costs £2.00.[^${part}]

| Month | Clicks | Sales |
| ----- | ------ | ----- |
| One   | ${number + 50}     | 1     |

[^${part}]: The account's own figures.
`,
  )
  .join("")}`;

const site = copySite();

async function writeArticles(count: number): Promise<void> {
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
function giveOwnCache(): void {
  const own = join(site.folder, "node_modules");
  rmSync(own);
  mkdirSync(own);
  for (const name of readdirSync("node_modules"))
    if (name !== ".cache")
      symlinkSync(resolve("node_modules", name), join(own, name));
}

async function time(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await act();
  return Number(((performance.now() - started) / 1000).toFixed(2));
}

/** Prints the most memory that a process had, in KB. */
const PEAK =
  "--import=data:text/javascript,process.on('exit',()=>console.log('peak',process.resourceUsage().maxRSS))";

/** The most memory of a build's processes, in MB. */
async function peakOfBuild(): Promise<number> {
  const output = await site.build({ NODE_OPTIONS: PEAK });
  const peaks = output.matchAll(/^peak (\d+)$/gm);
  return Math.round(
    Math.max(...Array.from(peaks, ([, peak]) => Number(peak))) / 1024,
  );
}

function hashOfScripts(): string {
  const hash = createHash("sha256");
  const scripts = globSync("build/client/assets/*.js", { cwd: site.folder });
  for (const file of scripts.toSorted())
    hash.update(file).update(readFileSync(join(site.folder, file)));
  return hash.digest("hex").slice(0, 8);
}

async function measureDevelopment() {
  const port = await freePort();
  const server = spawn(
    process.execPath,
    [resolve("node_modules/vite/bin/vite.js"), "--port", String(port)],
    { cwd: site.folder, stdio: ["ignore", "ignore", "inherit"] },
  );
  const shows = (words: string) => async () => {
    const address = `http://localhost:${port}/articles/growth-2`;
    const read = () => fetch(address).then((answer) => answer.text(), String);
    while (!(await read()).includes(words)) await setTimeout(20);
  };
  try {
    const start = await time(shows("costs £2.00"));
    site.edit("content/articles/growth-2.md", "costs £2.00", "costs £3.00");
    return { start, edit: await time(shows("costs £3.00")) };
  } finally {
    server.kill();
    await once(server, "exit");
  }
}

const rows = [];
try {
  giveOwnCache();
  for (const articles of [10, 100, 1000]) {
    await writeArticles(articles);
    const first = await time(() => site.build());
    let megabytes = 0;
    const again = await time(async () => {
      megabytes = await peakOfBuild();
    });
    const pages = globSync("build/client/**/index.html", { cwd: site.folder });
    const development = await measureDevelopment();
    rows.push({
      articles,
      pages: pages.length,
      first,
      again,
      megabytes,
      scripts: hashOfScripts(),
      ...development,
    });
    console.log(`${articles} articles have been measured`);
  }
} finally {
  site.remove();
}
/** Times are in seconds. */
console.table(rows);
