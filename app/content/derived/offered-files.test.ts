import { expect, test } from "vitest";

import {
  copyContent,
  expectTold,
  load,
  problemsWith,
  sectionOf,
  set,
  viewAt,
  write,
} from "../content-fixture";

copyContent();

const offer = (name: string, bytes = 10) =>
  write(`files/${name}`, Buffer.alloc(bytes));

const BIO = "about.people.people.0.bio";

test.each([
  ["price-list.pdf", 1_240_000, "it (PDF, 1.2\u00a0MB)"],
  ["dates.ics", 300, "it (ICS, 1\u00a0kB)"],
])("a link to %s says its type and size", (name, bytes, text) => {
  offer(name, bytes);
  write(
    "pages/some-page.md",
    `---\ntitle: Files\ndescription: Ours.\n---\n[it](/files/${name})\n`,
  );
  set(BIO, `See [it](/files/${name}).`);
  expect(sectionOf("/about", "people").people[0]?.bio).toEqual([
    "See ",
    { text, href: `/files/${name}` },
    ".",
  ]);
  expect(JSON.stringify(viewAt("/some-page"))).toContain(`"${text}"`);
});

test("a file that no text links to is named", () => {
  offer("price-list.pdf");
  expect(load().warnings).toContain(
    "content/files/price-list.pdf: no text links to this file",
  );
});

test("a link to a missing file is told with its line", () => {
  offer("price-list.pdf");
  expect(problemsWith(BIO, "See [it](/files/pricelist.pdf).")).toEqual([
    expect.stringMatching(
      /^content\/pages\/about\.yaml, line \d+, .*, bio: there is no pricelist\.pdf in content\/files\. Did you mean price-list\.pdf\?$/,
    ),
  ]);
});

test("a button leads to no file", () => {
  offer("a.pdf");
  const actions = [{ Brochure: "/files/a.pdf" }];
  set("home.closing.actions", actions);
  expectTold("files are linked in paragraphs");
});

test.each([
  ["page.html", "cannot be offered; possible are csv, docx"],
  ["prices.pdf", "is empty; copy it anew", 0],
  ["price list.pdf", "its name becomes an address"],
  [`${"a".repeat(250)}.txt`, "its name becomes an address"],
  [
    "2018/prices.pdf",
    "its name becomes an address, so that it has letters, di",
  ],
] as const)("the file %s is refused", (name, reason, bytes: number = 10) => {
  offer(name, bytes);
  expectTold(`content/files/${name}: ${reason}`);
});
