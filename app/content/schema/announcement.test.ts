import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { copyContent, edit, folder, problems } from "../content-fixture";
import { loadContent } from "../load";
import { dateAsWritten } from "./date";

copyContent();

const write = (text: string) =>
  writeFileSync(join(folder, "announcement.yaml"), text);

test.each([
  ["23 November 2026", "23 November 2026", "2026-11-23"],
  ["2026-11-23", "23 November 2026", "2026-11-23"],
  ["July 15, 2025", "July 15, 2025", "2025-07-15"],
])("the date %s is shown as %s", (written, shown, iso) => {
  expect(dateAsWritten.parse(written)).toEqual({ shown, iso });
});

test.each(["31 June 2026", "2026-02-30", "23.11.2026", "soon"])(
  "%s is no date",
  (written) => expect(dateAsWritten.safeParse(written).success).toBe(false),
);

test.each([
  ["2026-11-21", undefined, "is not shown yet: a build from 22 November 2026"],
  ["2026-11-22", "22 November 2026", ""],
  ["2026-11-24", "22 November 2026", ""],
  ["2026-11-25", undefined, "not shown any more: it ended on 24 November"],
])("on %s an announcement is there in its days", (day, from, warning) => {
  write("text: Closed.\nfrom: 22 November 2026\nuntil: 2026-11-24\n");
  const loaded = loadContent(folder, new Date(`${day}T12:00:00Z`));
  if (!loaded.ok) throw new Error(loaded.problems.join("\n"));
  expect(loaded.content.announcement?.from?.shown).toBe(from);
  const told = loaded.warnings.filter((each) =>
    each.startsWith("content/announcement.yaml"),
  );
  expect(told.join()).toContain(warning);
  expect(told).toHaveLength(warning ? 1 : 0);
});

test("a closed announcement is remembered, which the policy must tell", () => {
  write("text: Closed.\n");
  edit("privacy.md", (text) => text.replaceAll("announcementClosed", ""));
  const loaded = loadContent(folder);
  expect(loaded.ok && loaded.warnings.join("\n")).toContain(
    "content/privacy.md: does not name announcementClosed",
  );
});

test.each([
  ["text: A\nfrom: 2026-11-24\nuntil: 2026-11-23\n", 'until: is before "from"'],
  ["text: A\npages:\n  - /contakt\n", "the link /contakt is not a page"],
  ["text: A\nlink:\n  More: /contakt\n", "the link /contakt is not a page"],
  ["from: 2026-11-24\n", '"text" is missing'],
])("the announcement %j is refused", (text, reason) => {
  write(text);
  expect(problems()).toEqual([expect.stringContaining(reason)]);
});
