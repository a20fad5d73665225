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

import { requireSite } from "../app/content/read-site.ts";
import { sectionsOf } from "../app/sections/kinds.ts";
import { freePort } from "../server/address-fixture.ts";
import { copySite } from "../tests/site-copy.ts";
import { median } from "./benchmark.ts";

const { content, pages } = requireSite("content").site;
const { articles } = content;
const [author] = pages.flatMap(({ sections }) =>
  sectionsOf(sections, "people").flatMap(({ people }) => people),
);
const topics = articles.topics.map(({ name }) => name);

const textOf = (number: number) => `---
title: What the sum number ${number} says
standfirst: Of ${number + 100} clicks that cost £2.00 each, one in fifty sells.
date: ${new Date(Date.UTC(2026, 0, -number)).toISOString().slice(0, 10)}
author: ${author?.name}
topics: [${topics[number % topics.length]}]
picture: { photo: growth/${number}.jpg, alt: The picture number ${number} }
---
${[1, 2, 3, 4].map((part) => textOfPart(part, number)).join("")}`;

const textOfPart = (part: number, number: number) => `
## The step ${part} of ${number}

${"In a month the account had **12 sales**, see [the first](/articles/growth-1). ".repeat(12)}

| Month | Clicks | Sales |
| ----- | ------ | ----- |
| One   | ${number} | 1     |
`;

const site = copySite();

/** What is cut and drawn for the copy is not left in the project's cache. */
function giveOwnCache(): void {
  const own = join(site.folder, "node_modules");
  rmSync(own);
  mkdirSync(own);
  for (const name of readdirSync("node_modules"))
    if (name !== ".cache")
      symlinkSync(resolve("node_modules", name), join(own, name));
}

async function writeArticles(count: number): Promise<void> {
  rmSync(join(site.folder, "content/articles"), { recursive: true });
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

async function time(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await act();
  return Number(((performance.now() - started) / 1000).toFixed(2));
}

const PEAK =
  "--import=data:text/javascript,process.on('exit',()=>console.log('peak',process.resourceUsage().maxRSS))";

const megabytesIn = (output: string) =>
  Math.max(
    ...Array.from(output.matchAll(/^peak (\d+)$/gm), ([, peak]) =>
      Math.round(Number(peak) / 1024),
    ),
  );

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
    const start = await time(shows("cost £2.00"));
    const edits = [];
    for (let pounds = 2; pounds < 7; pounds += 1) {
      const [from, to] = [`cost £${pounds}.00`, `cost £${pounds + 1}.00`];
      site.edit("content/articles/growth-2.md", from, to);
      edits.push(await time(shows(to)));
    }
    return { start, edit: median(edits) };
  } finally {
    server.kill();
    await once(server, "exit");
  }
}

const rows = [];
try {
  giveOwnCache();
  for (const count of [10, 100, 1000]) {
    await writeArticles(count);
    const first = await time(() => site.build());
    let output = "";
    const again = await time(async () => {
      output = await site.build({ NODE_OPTIONS: PEAK });
    });
    rows.push({
      articles: count,
      "first build s": first,
      "again s": again,
      "MB of memory": megabytesIn(output),
      scripts: hashOfScripts(),
      ...(await measureDevelopment()),
    });
    console.log(`${count} articles have been measured`);
  }
} finally {
  site.remove();
}
console.table(rows);
