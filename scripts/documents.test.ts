import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { expect, it } from "vitest";

import packageFile from "../package.json" with { type: "json" };
import { isSpecified } from "./specification.mjs";

/** Decisions stay as they were made, so they may name what is gone. */
const DOCUMENTS = [...globSync("*.md"), ...globSync("docs/*.md")];

const NAMED =
  /(?<![\w./@-])(?:\.github|app|audit|bench|build-plugins|content|deploy|docs|editing|scripts|server|tests)\/[\w./-]*\w/g;
const LINKED = /\]\((?!\w+:|[#/])([^)#]+)/g;
const RUN = /npm run (?:--silent )?(\w[\w:-]*)/g;

/**
 * Made by the build or by the owner, or a name to be filled in: PAGE. Content that the agency
 * has changed may lack any file.
 */
const NOT_THERE_YET = isSpecified()
  ? /^(?:app\/(?:generated|sections\/own)|content\/(?:images|pages))\b|[A-Z]{4}/
  : /^(?:app\/(?:generated|sections\/own)|content)\b|[A-Z]{4}/;

const capturesOf = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([whole, part]) => part ?? whole);

it.each(DOCUMENTS)(
  "%s names only files and commands that exist",
  (document) => {
    const text = readFileSync(document, "utf8");
    const files = [
      ...capturesOf(text, NAMED).filter((path) => !NOT_THERE_YET.test(path)),
      // Markdown examples have links of their own.
      ...capturesOf(text.replaceAll(/`[^`]*`/g, ""), LINKED).map((link) =>
        join(dirname(document), link),
      ),
    ];
    expect({
      files: files.filter((path) => !existsSync(path)),
      commands: capturesOf(text, RUN).filter(
        (name) => !Object.hasOwn(packageFile.scripts, name),
      ),
    }).toEqual({ files: [], commands: [] });
  },
);
