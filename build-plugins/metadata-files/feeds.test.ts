import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";

import { requireSite } from "~/content/read-site";
import {
  copyContent,
  folder,
  load,
  nameAuthorAndTopics,
  set,
} from "../../app/content/content-fixture";
import { feedFiles } from "./feeds";

copyContent();
nameAuthorAndTopics();
const [{ name: TOPIC, path: TOPIC_PATH } = { name: "", path: "" }] =
  requireSite("content").site.content.articles.topics;
beforeEach(() =>
  set("articles.topics", [{ name: TOPIC, description: "A topic." }]),
);

const ORIGIN = "https://www.example.com";

function write(slug: string, front: string, text = "Some words.") {
  mkdirSync(join(folder, "articles"), { recursive: true });
  writeFileSync(
    join(folder, "articles", `${slug}.md`),
    `---\nstandfirst: It says something.\nauthor: Helen Marsh\ntopics: ["${TOPIC}"]\n${front}\n---\n\n${text}\n`,
  );
}

function textOf(address: string): string {
  const files = feedFiles(ORIGIN, load());
  const text = files.find((file) => file.address === address)?.content();
  if (typeof text !== "string") throw new Error(`There is no ${address}`);
  return text;
}

test("a feed has the newest twenty, each with its own absolute address and date", () => {
  for (let day = 1; day <= 21; day += 1)
    write(`no-${day}`, `title: No ${day}\ndate: 2026-07-${day + 9}`);
  const atom = textOf(`${TOPIC_PATH}/feed.xml`);
  const entries = atom.match(/<entry>[^]*?<\/entry>/g) ?? [];
  expect(entries).toHaveLength(20);
  for (const entry of entries) {
    const [id] = /(?<=<id>)[^<]+/.exec(entry) ?? [];
    expect(id).toMatch(/^https:\/\/www\.example\.com\/articles\/no-\d+$/);
    expect(entry).toContain(`<link href="${id}"/>`);
    expect(entry).toMatch(/<updated>2026-07-\d\dT00:00:00Z<\/updated>/);
  }
  expect(new Set(entries).size).toBe(20);
  expect(entries[0]).toContain("/articles/no-21");
  // The feed's own address and date
  expect(atom).toContain(
    `<link rel="self" type="application/atom+xml" href="${ORIGIN}${TOPIC_PATH}/feed.xml"/>`,
  );
  expect(/<updated>([^<]+)/.exec(atom)?.[1]).toBe("2026-07-30T00:00:00Z");
  const json: unknown = JSON.parse(textOf("/articles/feed.json"));
  expect(json).toMatchObject({
    feed_url: `${ORIGIN}/articles/feed.json`,
    items: entries.map((_, index) => ({
      id: `${ORIGIN}/articles/no-${21 - index}`,
    })),
  });
});

test("signs are escaped, addresses in the text are absolute, and nothing in it is a risk", () => {
  write(
    "signs",
    'title: "Fees & \\"terms\\" < 5"\ndate: 2026-07-01\npicture: { photo: 1560250097-0b93528c311a, alt: A picture, focus: top }',
    "See [prices](/services#packages), `a < b & c`.[^1]\n\n**[Contact](/contact)**\n\nMore.\n\n[^1]: A note.",
  );
  const atom = textOf("/articles/feed.xml");
  expect(atom).toContain("<title>Fees &amp; “terms” &lt; 5</title>");
  expect(atom).toContain("a &amp;lt; b &amp;amp; c");
  expect(atom).not.toMatch(/&(?!(?:amp|lt|gt|quot);)/);
  // What the W3C feed validator reports of the HTML
  expect(atom).toContain("alt=&quot;A picture&quot;");
  expect(atom).not.toMatch(/&lt;(?:svg|script|style|iframe)| (?:style|on\w+)=/);
  const addresses = atom.match(/(?<=(?:href|src)=&quot;)[^&]+/g) ?? [];
  expect(addresses).toContain(`${ORIGIN}/services#packages`);
  expect(addresses.filter((each) => !each.startsWith("https://"))).toEqual([]);
});
