import { expect, test } from "vitest";

import {
  findFacts,
  findSamples,
  findUnmarked,
  hashesOfSamples,
} from "./find-samples";
import { readSource } from "../texts/source";

const samplesOf = (file: string, text: string) =>
  findSamples(new Map([["test", readSource(`content/${file}`, text)]])).map(
    ({ line }) => line,
  );

test("samples are listed with file, line, entry and text, at any depth", () => {
  const text = `
team:
  - name: Ruth
    bio: Asks what sold.
    sample: Yes
  - name: Tom
    bio: Does not.
    sample: no
`;
  expect(samplesOf("about.yaml", text)).toEqual([
    "content/about.yaml, line 3, team, Ruth: Asks what sold.",
  ]);
});

test("the facts that a file names as samples are listed", () => {
  const text = "founded: 2010\ntown: Leeds\nsamples: founded, town\n";
  expect(samplesOf("company.yaml", text)).toEqual([
    "content/company.yaml, line 1, founded: 2010",
    "content/company.yaml, line 2, town: Leeds",
  ]);
});

test("the parts of a long text with the mark are listed", () => {
  const text = `---
title: Privacy
---
## Rights {#rights}

<!-- sample -->

You may.

## Contact {#contact}

Write.
`;
  expect(samplesOf("privacy.md", text)).toEqual(["content/privacy.md: Rights"]);
});

const factsOf = (name: string, text: string) =>
  findFacts(new Map([[name, readSource(`content/${name}.yaml`, text)]]));

test("facts outside of the samples are listed: those of the company, and claims in texts", () => {
  expect(
    factsOf("company", "founded: 2010\ntown: Leeds\nsamples: town\n"),
  ).toEqual(["content/company.yaml, line 1, founded: 2010"]);
  expect(
    factsOf(
      "home",
      `lead: We reply within 24 hours.
price: From £1,000
other: We like numbers.
alt: Over 25 people
quotes:
  - quote: It doubled in 30 days.
    sample: yes
`,
    ),
  ).toEqual([
    "content/home.yaml, line 1, lead: We reply within 24 hours.",
    "content/home.yaml, line 2, price: From £1,000",
  ]);
});

const sources = (text: string, name = "home") =>
  new Map([
    [
      name,
      readSource(`content/${name}.${name === "home" ? "yaml" : "md"}`, text),
    ],
  ]);

test("the caption of a table is no fact of a sample", () => {
  const text =
    "text: |\n  Table: The month before, and month 12\nsample: yes\n";
  expect(hashesOfSamples(sources(text))).toEqual(new Set());
});

test("what a sample says is known without its mark, and not what is changed or short", () => {
  const shipped = `quotes:
  - quote: |
      They found what a customer costs,
      and told us before we asked.
    author: Ruth
    sample: yes
`;
  const hashes = hashesOfSamples(sources(shipped));
  expect(findUnmarked(sources(shipped), hashes)).toEqual([]);
  const unmarked = shipped.replace("    sample: yes\n", "");
  expect(findUnmarked(sources(unmarked), hashes)).toEqual([
    "content/home.yaml, line 2, quotes, Ruth, quote: They found what a customer costs, and told us before we asked.",
  ]);
  const changed = unmarked.replace("found", "asked");
  expect(findUnmarked(sources(changed), hashes)).toEqual([]);
});

test("a marked part of a text is known without its mark too, but for the policy's, which may be right as it is", () => {
  const shipped = `---
title: Terms
---

## Insurance

<!-- sample -->

Sample Insurance plc of London insures us.

## Law

The law of England governs our contracts.
`;
  const hashes = hashesOfSamples(sources(shipped, "pages/terms"));
  const unmarked = shipped.replace("<!-- sample -->\n\n", "");
  expect(findUnmarked(sources(shipped, "pages/terms"), hashes)).toEqual([]);
  expect(findUnmarked(sources(unmarked, "pages/terms"), hashes)).toEqual([
    "content/pages/terms.md, line 7: Sample Insurance plc of London insures us.",
  ]);
  expect(hashesOfSamples(sources(shipped, "pages/privacy"))).toEqual(new Set());
});
