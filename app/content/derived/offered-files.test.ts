import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { copyContent, folder, load, problems, set } from "../content-fixture";

copyContent();

function offer(name: string, bytes = 10) {
  mkdirSync(join(folder, "files"), { recursive: true });
  writeFileSync(join(folder, "files", name), Buffer.alloc(bytes));
}

const link = (address: string) =>
  set("about", ["team", "members", 0, "bio"], `See [it](${address}).`);

test.each([
  ["price-list.pdf", 1_240_000, "it (PDF,\u00a01.2\u00a0MB)"],
  ["dates.ics", 300, "it (ICS,\u00a01\u00a0kB)"],
])("a link to %s says its type and size", (name, bytes, text) => {
  offer(name, bytes);
  link(`/files/${name}`);
  expect(load().content.about.team?.members[0]?.bio).toEqual([
    "See ",
    { text, href: `/files/${name}` },
    ".",
  ]);
});

test("a link of a page from Markdown says the size too, once", () => {
  offer("price-list.pdf", 300);
  writeFileSync(
    join(folder, "pages/some-page.md"),
    "---\ntitle: Prices\ndescription: Ours.\n---\n[Prices](/files/price-list.pdf)\n",
  );
  load();
  const { documents } = load();
  const page = documents.find(({ path }) => path.endsWith("/some-page"));
  expect(JSON.stringify(page).match(/\(PDF,[^"]*/g)).toEqual([
    "(PDF,\u00a01\u00a0kB)",
  ]);
});

test("a file that no text links to is named", () => {
  offer("price-list.pdf");
  expect(load().warnings).toContain(
    "content/files/price-list.pdf: no text links to this file",
  );
});

test("a link to a missing file is told with its line", () => {
  offer("price-list.pdf");
  link("/files/pricelist.pdf");
  expect(problems()).toEqual([
    expect.stringMatching(
      /^content\/about\.yaml, line \d+, .*, bio: there is no pricelist\.pdf in content\/files\. Did you mean price-list\.pdf\?$/,
    ),
  ]);
});

test("a button leads to no file", () => {
  offer("a.pdf");
  set("home", ["closing", "actions"], [{ Brochure: "/files/a.pdf" }]);
  expect(problems()).toEqual([
    expect.stringContaining("files are linked in paragraphs"),
  ]);
});

test.each([
  ["page.html", "cannot be offered; possible are csv, docx"],
  ["price list.pdf", "its name becomes an address"],
])("the file %s is refused", (name, reason) => {
  offer(name);
  expect(problems()).toEqual([
    expect.stringContaining(`content/files/${name}: ${reason}`),
  ]);
});
