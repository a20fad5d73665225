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

import { loadContent } from "./load.ts";

/** The folder of a copy of the shipped content. */
export let folder = "";

/**
 * Gives each test of a file a copy of the shipped content to itself. All pages that have
 * a design of their own are switched on.
 */
export function copyContent() {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "content-"));
    cpSync("content", folder, { recursive: true });
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

/**
 * What tests read of loaded content. Only the problems can be read if there are any.
 */
export function load(from = folder) {
  const loaded = loadContent(from);
  const valid = () => {
    if (!loaded.ok) throw new Error(loaded.problems.join("\n"));
    return loaded;
  };
  return {
    problems: loaded.ok ? [] : loaded.problems,
    get content() {
      return valid().content;
    },
    get articles() {
      return valid().articles;
    },
    get pages() {
      return valid().pages;
    },
    get warnings() {
      return valid().warnings;
    },
    get images() {
      return valid().images;
    },
  };
}

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
  return load();
}
