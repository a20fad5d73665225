import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import { parseDocument } from "yaml";

import { loadContent, requireContent } from "./load.ts";

/** The folder of a copy of the shipped content. */
export let folder = "";

/**
 * Gives each test of a file a copy of the shipped content to itself, without its
 * articles. All pages that have a design of their own are switched on.
 */
export function copyContent() {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "content-"));
    cpSync("content", folder, { recursive: true });
    rmSync(join(folder, "articles"), { recursive: true, force: true });
    for (const name of readdirSync(folder).filter((each) =>
      /\.(yaml|md)$/.test(each),
    ))
      edit(name, (text) => text.replace(/^published: *(no|false)\n/im, ""));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });
}

/** Changes the text of a copied file. */
export function edit(file: string, change: (text: string) => string) {
  const path = join(folder, file);
  writeFileSync(path, change(readFileSync(path, "utf8")));
}

/** The copied content. @throws if it has problems */
export const load = () => requireContent(folder);

/** The problems of the copied content. */
export function problems(): string[] {
  const loaded = loadContent(folder);
  return loaded.ok ? [] : loaded.problems;
}

/** Sets an entry of a copied file to another value, or removes it. */
export function set(
  file: string,
  path: readonly (string | number)[],
  value: unknown,
) {
  edit(`${file}.yaml`, (text) => {
    const document = parseDocument(text, { schema: "failsafe" });
    if (value === undefined) document.deleteIn(path);
    else document.setIn(path, value);
    return document.toString();
  });
}

/** The copied content with one entry set to another value. */
export function loadWith(...entry: Parameters<typeof set>) {
  set(...entry);
  return load().content;
}

/** The problems of the copied content with one entry set to another value. */
export function problemsWith(...entry: Parameters<typeof set>) {
  set(...entry);
  return problems();
}
