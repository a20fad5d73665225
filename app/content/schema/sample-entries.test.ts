import { expect, test } from "vitest";
import { z } from "zod";

import { sampleEntries } from "./sample-entries";

const fileOf = (name: string, content: unknown) => ({
  file: `app/content/${name}.ts`,
  schema: z.any(),
  content,
});

test("samples are listed with file, entry and name, at any depth", () => {
  const team = [{ name: "Ruth", sample: true }, { name: "Tom" }];
  expect(sampleEntries([fileOf("about", { title: "About", team })])).toEqual([
    "app/content/about.ts: team[0]: Ruth",
  ]);
});

test("an entry is named by its name or title before its first text", () => {
  const steps = [
    { when: "Week 1", title: "Sound", sample: true },
    { street: "8 Sounding Lane", sample: true },
  ];
  expect(sampleEntries([fileOf("home", { steps })])).toEqual([
    "app/content/home.ts: steps[0]: Sound",
    "app/content/home.ts: steps[1]: 8 Sounding Lane",
  ]);
});

test("an entry that several pages share is listed once", () => {
  const brands = { logos: [{ name: "Tidewell", sample: true }] };
  const files = [
    fileOf("brands", brands),
    fileOf("home", { brands: { mark: 7, ...brands } }),
  ];
  expect(sampleEntries(files)).toEqual([
    "app/content/brands.ts: logos[0]: Tidewell",
  ]);
});
