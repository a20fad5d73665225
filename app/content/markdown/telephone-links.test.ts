import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { copyContent, folder, problems } from "../content-fixture";

copyContent();

test("a telephone number that is shorter as a link does not move what follows", () => {
  writeFileSync(
    join(folder, "pages/some-page.md"),
    "---\ntitle: Ring us\ndescription: How to ring.\n---\nRing [us](tel:+44 (0)20 7946 0172).\n\n## Part {#part}\n\nMore.\n",
  );
  expect(problems()).toEqual([]);
});
