import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import { parseDocument } from "yaml";

import { loadContent } from "./load.ts";

/** The folder of a copy of the shipped content, which each test has to itself. */
export let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "content-"));
  cpSync("content", folder, { recursive: true });
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** The copied content with one entry set to another value, or removed. */
export function loadWith(
  file: string,
  path: readonly (string | number)[],
  value: unknown,
) {
  const name = join(folder, `${file}.yaml`);
  const document = parseDocument(readFileSync(name, "utf8"), {
    schema: "failsafe",
  });
  if (value === undefined) document.deleteIn(path);
  else document.setIn(path, value);
  writeFileSync(name, document.toString());
  return loadContent(folder);
}
