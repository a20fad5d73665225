import { expect, test } from "vitest";

import {
  emptyFolder,
  filesIn,
  migrate,
  read,
  write,
} from "./migrate/migrate-fixture";

emptyFolder();

const HOME = `# yaml-language-server: $schema=.schema/home.json
# Our own page.

title: Ours
hero:
  kicker: Ads
  title: [Hi]
  description: Words.
# The figures of May.
stats:
  mark: In figures
  heading: Ours in figures
  stats:
    # By our books
    - value: 500+
      label: Clients
      note:
        measure: Firms.
        period: 2025.
        # As of May
        basis: Invoices.
    - value: "{services.stats.stats.1.value}"
      label: Others
      note: "{figures.average ROI note}"
clients:
`;

test("a page becomes sections, with its comments, places and placeholders", () => {
  write("home.yaml", HOME);
  write(
    "figures.yaml",
    "average ROI note:\n  measure: A.\n  period: B.\n  basis: C.\n  sample: yes\n",
  );
  write("note-labels.yaml", "summary: S\nperiod: P\nbasis: B\n");
  write("navigation.yaml", "promise: P\nsections:\n  label: L\nmain: M\n");
  write(
    "articles/one.md",
    "---\ntitle: One\n---\nOf {home.stats.stats.1.label}, {Home.stats.stats.1.\nnote.basis} `{a}`.\n",
  );
  const told = migrate();
  expect(read("pages/home.yaml"))
    .toBe(`# yaml-language-server: $schema=../.schema/page.json
# Our own page.

title: Ours
sections:
  - section: hero
    kicker: Ads
    title: [ Hi ]
    text: Words.
  # The figures of May.
  - section: figures
    mark: In figures
    place: stats
    background: deep
    heading: Ours in figures
    figures:
      # By our books
      - value: 500+
        label: Clients
        basis: Firms.
        note: 2025. Invoices.
      - value: "{services.stats.stats.1.value}"
        label: Others
        basis: "{figures.average ROI basis}"
        note: "{figures.average ROI note}"
  - section: logos
    place: clients
`);
  expect(read("articles/one.md")).toContain(
    "Of {home.figures.figures.1.label}, {Home.figures.figures.1.note} `{a}`.",
  );
  expect(read("figures.yaml")).toBe(
    "average ROI basis: A.\naverage ROI note: B. C.\nsamples: average ROI note\n",
  );
  expect(read("note-labels.yaml")).toBe("summary: S\nreceive: You receive\n");
  expect(read("navigation.yaml")).toMatch(
    /^promise: P\n#.*\ncall: .*\nmain: M/,
  );
  expect(told).toContain("navigation.yaml, sections, label: L");
  const files = filesIn();
  expect(migrate()).toContain("is migrated already; nothing is changed");
  expect(filesIn()).toEqual(files);
});

test("what cannot be read is told, and nothing is changed", () => {
  write("home.yaml", HOME);
  write("about.yaml", "title: A: B\n");
  const files = filesIn();
  expect(() => migrate()).toThrow(/about\.yaml cannot be read/);
  expect(filesIn()).toEqual(files);
});
