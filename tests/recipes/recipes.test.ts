// The recipes of docs/content.md, carried out together on a copy of the project.
import { afterAll, beforeAll, expect, test } from "vitest";

import { copySite } from "../site-copy.ts";

const site = copySite();
afterAll(site.remove);

/** What a visitor reads on a page, without the tags and the typography. */
function textOf(page: string): string {
  return site
    .read(`build/client${page}/index.html`)
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "’")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ");
}

/** The first entry of a list that stands below a key, as it is written. */
function firstEntry(file: string, key: string): string {
  const [, entry] =
    new RegExp(`\\n +${key}:\\n( +- [^]*?\\n)(?= +- |\\n)`).exec(
      site.read(file),
    ) ?? [];
  if (!entry) throw new Error(`${file} has no list ${key}`);
  return entry;
}

beforeAll(async () => {
  // A price
  site.edit("content/google-ads.yaml", "from: £800", "from: £825");
  // A person: add, remove
  const person = firstEntry("content/about.yaml", "members");
  site.edit(
    "content/about.yaml",
    person,
    person
      .replace(/- name: .*/, "- name: Ruth Bell")
      .replaceAll(/\n.*(photo|alt): .*/g, ""),
  );
  // A question
  const question = firstEntry("content/about.yaml", "items");
  site.edit(
    "content/about.yaml",
    question,
    question + question.replace(/- question: .*/, "- question: Do you bark?"),
  );
  await site.build();
}, 120_000);

test("a price", () => {
  expect(textOf("/google-ads")).toContain("£825");
});

test("a person", () => {
  expect(textOf("/about")).toContain("Ruth Bell");
});

test("a question", () => {
  expect(textOf("/about")).toContain("Do you bark?");
});
