import { readdirSync } from "node:fs";
import { parse } from "node:path";

import { nearest } from "./schema/entry.ts";
import { ARTICLES } from "./site-pages.ts";

const FOLDERS = ["images", ARTICLES];

const TEXT = /^\.(?:ya?ml|md|txt)$/i;
const PICTURE = /^\.(?:jpe?g|png|webp|avif|svg|heic)$/i;

/** Reports the texts, pictures and folders of the content folder that no page uses. */
export function misplacedFiles(
  folder: string,
  known: readonly string[],
): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((item) => {
    const advice = item.isFile()
      ? adviceOnFile(item.name, known)
      : adviceOnFolder(item.name);
    return advice === undefined
      ? []
      : [`content/${item.name}: no page uses it. ${advice}`];
  });
}

const adviceOnFolder = (name: string): string | undefined =>
  name.startsWith(".") || FOLDERS.includes(name)
    ? undefined
    : `Pictures belong in content/images, and pages that you add in content/${ARTICLES}.`;

function adviceOnFile(
  file: string,
  known: readonly string[],
): string | undefined {
  const { name, ext } = parse(file);
  if (PICTURE.test(ext)) return "Pictures belong in content/images.";
  const isKnown = known.includes(name) && /^\.(?:yaml|md)$/.test(ext);
  if (isKnown || !TEXT.test(ext)) return undefined;
  if (ext === ".md") return `Pages that you add belong in content/${ARTICLES}.`;
  const near = nearest(name, known);
  return near === undefined
    ? `The files are: ${known.join(", ")}.`
    : `Did you mean ${near}.yaml?`;
}
