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
  // A page removed: its file says so, and the one link that is told goes
  site.edit("content/microsoft-ads.yaml", "title:", "published: no\ntitle:");
  site.edit(
    "content/services.yaml",
    "[Microsoft Ads](/microsoft-ads#prices)",
    "Microsoft Ads",
  );
  // A page added
  site.write(
    "content/pages/customer-cost.md",
    site.read("tests/recipes/customer-cost.md"),
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

test("a page removed", () => {
  const lists = ["sitemap.xml", "llms.txt"].map((file) =>
    site.read(`build/client/${file}`),
  );
  expect(lists.join("\n")).not.toContain("/microsoft-ads");
  expect(site.read("build/client/index.html")).not.toContain("/microsoft-ads");
  expect(() => site.read("build/client/microsoft-ads/index.html")).toThrow(
    "ENOENT",
  );
  expect(() => site.read("build/client/social/microsoft-ads.png")).toThrow(
    "ENOENT",
  );
});

test("a page added", () => {
  const address = "/customer-cost";
  expect(textOf(address)).toContain("On this page");
  for (const file of ["sitemap.xml", "llms.txt", "index.html"])
    expect(site.read(`build/client/${file}`)).toContain(address);
  expect(site.read("build/client/social/customer-cost.png")).toContain("PNG");
  const html = site.read(`build/client${address}/index.html`);
  expect(html).toContain(`${address}#webpage`);
  expect(html).toContain(`${address}#breadcrumb`);
  expect(html).toContain('<meta property="og:image"');
});
