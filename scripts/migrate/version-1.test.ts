import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isMap, isScalar, isSeq, parseDocument } from "yaml";

import { readSite } from "../../app/content/read-site";
import {
  emptyFolder,
  filesIn,
  folder,
  migrate,
  read,
  write,
} from "./migrate-fixture";

emptyFolder();

/** The last commit with the content of version 1; a copy of the files alone has none. */
const VERSION_1 = "335fa7fc57c10b23dfaeddea4f0d544256bdbf9f";

function contentOf1(): Buffer | undefined {
  try {
    return execFileSync("git", ["archive", VERSION_1, "content"], {
      maxBuffer: 2 ** 26,
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch {
    return undefined;
  }
}

const archive = contentOf1();

/** Keys whose values are no texts, or that others name. */
const NO_TEXT =
  /^(?:at|area|background|buy|customers|drawing|enquiries|figure|.* week|id|most popular|both networks|ongoing|photo|quality|readings|samples?|saving|search|search engines|share of spend|subject|value|wasted enquiries|google searches|microsoft .*|average ROI)$/;

const isText = (path: readonly string[], text: string) =>
  !NO_TEXT.test(path.findLast((step) => !/^\d+$/.test(step)) ?? "") &&
  !/^(?:\{[^{}]*\}$|\/|[\d.,]+%?$)/.test(text) &&
  !path.includes("case studies") &&
  !path.join(" ").match(/members \d+ name$|^month.* name$/);

/** Marks every text of a file, and doubles every amount. @returns the marks with their places */
function editAll(file: string, marks: Map<string, string>) {
  const document = parseDocument(read(file), { schema: "failsafe" });
  const markOf = (path: readonly string[]) => {
    const mark = `Zq${String(marks.size).padStart(4, "0")}`;
    marks.set(mark, [file, ...path].join(", "));
    return mark;
  };
  const edit = (node: unknown, path: readonly string[]): void => {
    if (isSeq(node))
      for (const [index, item] of node.items.entries())
        edit(item, [...path, String(index)]);
    if (isMap(node))
      for (const { key, value } of node.items) {
        edit(value, [...path, String(key)]);
        // The words of a link are a key.
        if (
          isScalar(key) &&
          String(value).startsWith("/") &&
          String(key) !== "to"
        )
          key.value = `${String(key)} ${markOf([...path, "link"])}`;
      }
    if (!isScalar(node)) return;
    const text = String(node.value).trim();
    const isHead =
      path.length === 1 && /^(?:title|description)$/.test(path[0] ?? "");
    if (isHead) node.value = `${markOf(path)} is the ${path[0]} of ${file}`;
    else if (/^£[\d,.]+$/.test(text))
      node.value = `£${(2 * Number(text.replaceAll(/[£,]/g, ""))).toFixed(2)}`;
    else if (isText(path, text)) node.value = `${text} ${markOf(path)}`;
  };
  edit(document.contents, []);
  write(file, document.toString());
}

const PAGES = [
  "home",
  "services",
  "google-ads",
  "microsoft-ads",
  "about",
  "contact",
  "report",
  "thank-you",
];

/** What no page shows any more. */
const GONE = [
  "hero, chart, axis",
  "reasons, picture, drawing alt",
  "stats, stats, drawing labels",
  "stats, caption",
  "services, services, drawing alt",
  "cases, story label",
  "cases, read",
  "approach, deliverable label",
  "find, heading",
  "find, picture, drawing alt",
  "find, names, name",
  "find, caption, place",
  "hero, caption, heading",
  "hero, caption, text",
  "sheet, small, link, link",
  "period",
  "basis",
  "sections, label",
];

/** Puts another page's entry in the place of one. */
function quote(file: string, path: readonly (string | number)[], slot: string) {
  const document = parseDocument(read(file), { schema: "failsafe" });
  document.setIn(path, slot);
  write(file, document.toString());
}

const shipped = (file: string) => readFileSync(`content/${file}`, "utf8");

/** What docs/updates.md asks for by hand: the words of what is new. */
function takeNewWords() {
  write("estimator.yaml", shipped("estimator.yaml"));
  for (const [file, ...path] of [
    ["contact-form.yaml", "first line"],
    ["price-labels.yaml", "share above least"],
    ["price-labels.yaml", "once"],
    ["price-labels.yaml", "on request"],
    ["enquiry-desk.yaml", "acknowledgement", "when closed"],
  ] as const) {
    const own = parseDocument(read(file), { schema: "failsafe" });
    own.setIn(path, parseDocument(shipped(file)).getIn(path));
    write(file, own.toString());
  }
}

test.skipIf(!archive)(
  "whatever the owner has changed in version 1, it is in the pages of sections, or told",
  () => {
    execFileSync("tar", ["-x", "--strip-components=1", "-C", folder], {
      input: archive,
    });
    quote("services.yaml", ["stats", "stats", 1], "{home.stats.stats.1}");
    quote("about.yaml", ["closing"], "{services.closing}");
    quote(
      "home.yaml",
      ["stats", "stats", 3, "note"],
      "{google-ads.stats.stats.1.note}",
    );
    const marks = new Map<string, string>();
    for (const name of [...PAGES, "figures", "note-labels", "navigation"])
      editAll(`${name}.yaml`, marks);
    expect(marks.size).toBeGreaterThan(800);
    write(
      "pages/ours.md",
      `---
title: A page of our own, which quotes the others and links to them
description: It is written in Markdown, and says what the pages of version 1 say.
---
From {google-ads.pricing.packages.1.from}, see [all](/services#packages), [questions](/services#price-questions), [why](/#reasons) and [who](/about#mission-and-vision).

{home.stats.stats.1.note.measure} {Services.packages}, {home.services}. {about.team.members.1.bio} {contact.hero.form.button} {report.hero.kicker}
`,
    );
    const told = migrate();
    const texts = Object.values(filesIn()).join("\n");
    takeNewWords();
    const site = readSite(folder);
    if (!site.ok) throw new Error(site.problems.join("\n"));
    const left = [...marks].filter(([mark]) => !texts.includes(mark));
    expect(left.filter(([mark]) => !told.includes(mark))).toEqual([]);
    expect(
      new Set(left.map(([, at]) => at.replaceAll(/^[^,]*, |, \d+/g, ""))),
    ).toEqual(new Set(GONE));
    // Every address that led to a part of a page still does.
    const ids = site.site.pages.flatMap(({ path, sections }) =>
      sections.map(({ frame }) => `${path}#${frame.id}`),
    );
    expect(ids).toEqual(
      expect.arrayContaining([
        "/services#packages",
        "/services#price-questions",
        "/google-ads#pricing",
        "/#reasons",
        "/about#mission-and-vision",
      ]),
    );
    expect(read("pages/services.yaml")).toContain(
      '- "{home.figures.figures.1}"\n',
    );
    expect(read("pages/about.yaml")).toMatch(/- "\{services\.closing\}"\n$/);
    expect(read("pages/home.yaml")).toContain(
      'basis: "{google-ads.figures.figures.1.basis}"\n        note: "{google-ads.figures.figures.1.note}"\n',
    );
    const ours = read("pages/ours.md");
    expect(ours).toContain("From {google-ads.prices.packages.1.from},");
    expect(ours).toContain(
      "{home.figures.figures.1.basis} {Services.prices}, {home.list}. {about.people.people.1.bio} {contact-form.button} {report.hero.kicker}",
    );
    expect(read("pages/google-ads.yaml")).toContain("from: £1600.00");
    const files = filesIn();
    migrate();
    expect(filesIn()).toEqual(files);
  },
);
