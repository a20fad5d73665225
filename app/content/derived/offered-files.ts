import { existsSync, readdirSync, statSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";

import { formatCount } from "../../format/numbers.ts";
import { suggestion } from "../texts/nearest.ts";
import { isOfSystem, LONGEST_NAME } from "../pages/site-pages.ts";
import type { Problem, RawFiles } from "../texts/placeholders.ts";
import { decoded, referencesIn } from "../markdown/parse.ts";
import { textsIn } from "../texts/source.ts";

/** Formats that browsers open or save, and in which no code of this site would run. */
const FORMATS = "csv docx ics mp3 mp4 odt pdf pptx txt xlsx zip".split(" ");

/** The files that a text links to. */
const linksIn = (text: string) =>
  referencesIn(text).flatMap(({ type, url, ...place }) => {
    const [, name] = /^\/files\/([^?#]*)/.exec(decoded(url)) ?? [];
    return type === "link" && name !== undefined ? { ...place, name } : [];
  });

/** The sizes of the files in bytes, by their names. */
export function readOfferedFiles(content: string): ReadonlyMap<string, number> {
  const folder = join(content, "files");
  const items = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
    : [];
  return new Map(
    items
      .filter((item) => item.isFile() && !isOfSystem(item.name))
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [
        relative(folder, path).replaceAll(sep, "/"),
        statSync(path).size,
      ]),
  );
}

const formatOf = (name: string) => extname(name).slice(1).toLowerCase();

/** Reports files that cannot be offered. */
export const unfitFiles = (files: ReadonlyMap<string, number>): string[] =>
  [...files].flatMap(([name, bytes]) => {
    const at = `content/files/${name}:`;
    if (bytes === 0) return `${at} is empty; copy it anew`;
    if (!FORMATS.includes(formatOf(name)))
      return `${at} cannot be offered; possible are ${FORMATS.join(", ")}`;
    return /^[\w.-]+$/.test(name) && name.length <= LONGEST_NAME
      ? []
      : `${at} its name becomes an address, so that it has letters, digits, dots and dashes only, at most ${LONGEST_NAME} of them, and lies in no folder below`;
  });

/** Reports links to files that are not there, and files that no text links to. */
export function findFileProblems(
  contents: RawFiles,
  files: ReadonlyMap<string, number>,
): { problems: Problem[]; unused: string[] } {
  const unused = new Set(files.keys());
  const problems: Problem[] = [];
  for (const [file, data] of Object.entries(contents))
    for (const { path, text } of textsIn(data))
      for (const { name, line } of linksIn(text)) {
        unused.delete(name);
        if (!files.has(name))
          problems.push({
            file,
            path: [...path, line],
            message: `there is no ${name} in content/files.${suggestion(name, [...files.keys()])}`,
          });
      }
  return {
    problems,
    unused: [...unused].map(
      (name) => `content/files/${name}: no text links to this file`,
    ),
  };
}

function described(name: string, bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  const size =
    kilobytes < 1000
      ? `${kilobytes} kB`
      : `${formatCount(kilobytes / 1000)} MB`;
  return `${formatOf(name).toUpperCase()}, ${size}`;
}

/** The texts with the type and the size of each file in the words of the links to it. */
export function withFileSizes(
  contents: RawFiles,
  files: ReadonlyMap<string, number>,
): RawFiles {
  if (files.size === 0) return contents;
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- texts stay texts
  const all: RawFiles = JSON.parse(
    JSON.stringify(contents),
    (_, value: unknown) =>
      typeof value === "string"
        ? linksIn(value).reduceRight((text, { name, end }) => {
            const bytes = files.get(name);
            return bytes === undefined || end === undefined
              ? text
              : `${text.slice(0, end)} (${described(name, bytes)})${text.slice(end)}`;
          }, value)
        : value,
  );
  return all;
}
