import { expect, test } from "vitest";
import { z } from "zod";

import { sampleEntries } from "./sample-entries";

test("samples are listed with file, entry and name, at any depth", () => {
  const content = {
    title: "About",
    team: [{ name: "Ruth", sample: true }, { name: "Tom" }],
  };
  const file = { file: "app/content/about.ts", schema: z.any(), content };
  expect(sampleEntries([file])).toEqual(["app/content/about.ts: team.0: Ruth"]);
});
