import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

import { plates } from "../app/plates";
import { findPlateProblems } from "./plate-problems";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "plates-"));
});
afterEach(() => rm(folder, { recursive: true }));

const draw = (name: string, path = "M0 0L1 1z") =>
  writeFile(
    join(folder, name),
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="${path}"/></svg>`,
  );

test("the real drawings have no problems", async () => {
  expect(await findPlateProblems(plates, "app/plates")).toEqual([]);
});

test("a missing file, a wrong size and an unlisted file are each reported", async () => {
  await draw("coil.svg");
  await draw("swell.svg");
  await draw("extra.svg");
  const problems = await findPlateProblems(
    { coil: [40, 30], swell: [40, 31], vases: [1, 1] },
    folder,
  );
  expect(problems).toEqual([
    "app/plates.ts: swell: is listed as 40 x 31, but swell.svg says 40 x 30",
    `app/plates.ts: vases: there is no vases.svg in ${folder}`,
    `app/plates.ts: extra.svg is in ${folder}, but not listed`,
  ]);
});

test("a view of a drawing has its own size, and must exist", async () => {
  await writeFile(
    join(folder, "sheet.svg"),
    '<svg xmlns="" width="40" height="90"><view id="top" viewBox="0 0 40 30"/></svg>',
  );
  const sizes = { "sheet#top": [40, 30], "sheet#end": [40, 30] } as const;
  expect(await findPlateProblems(sizes, folder)).toEqual([
    "app/plates.ts: sheet#end: sheet.svg does not give its size",
  ]);
});

test("a path with a command without coordinates is reported", async () => {
  await draw("coil.svg", "M0 0L1 1qL2 2z");
  await draw("swell.svg", "M0 0zM1 1 l");
  const sizes = { coil: [40, 30], swell: [40, 30] } as const;
  expect(await findPlateProblems(sizes, folder)).toEqual([
    'coil.svg: a path has no coordinates after "q"',
    'swell.svg: a path has no coordinates after "l"',
  ]);
});
