import { existsSync, readdirSync, type Dirent } from "node:fs";
import { extname, join } from "node:path";

import { slug } from "../../format/slug.ts";
import type { SiteDocument } from "../pages/site-document.ts";
import { suggestion } from "../texts/nearest.ts";
import type { Problem } from "../texts/placeholders.ts";
import {
  endingIn,
  fileName,
  FOLDERS,
  isOfSystem,
  LONGEST_NAME,
  reservedFor,
  textPath,
  type SitePage,
} from "../pages/site-pages.ts";

const TEXT = /^\.(?:ya?ml|md|txt)$/i;
const PICTURE = /^\.(?:jpe?g|png|webp|avif|svg|heic)$/i;

/** Reports what no page uses in the content folder, and files there that cannot be pages. */
export function misplacedFiles(
  folder: string,
  names: readonly string[],
  pages: readonly SitePage[],
): string[] {
  const known = names.map(fileName);
  const misplaced = readdirSync(folder, { withFileTypes: true }).flatMap(
    (item) => {
      const advice = adviceOn(item, known);
      return advice ? `content/${item.name}: no page uses it.${advice}` : [];
    },
  );
  return [
    ...misplaced,
    ...Object.keys(FOLDERS).flatMap((name) => strayTexts(folder, name, pages)),
  ];
}

function adviceOn(item: Dirent, known: readonly string[]): string | undefined {
  const { name } = item;
  const ending = extname(name);
  if (isOfSystem(name) || known.includes(name)) return undefined;
  if (!item.isFile())
    return ["images", "files"].includes(name) || name in FOLDERS
      ? undefined
      : ` Pictures belong in content/images, and pages that you add in content/pages.`;
  if (PICTURE.test(ending)) return " Pictures belong in content/images.";
  if (!TEXT.test(ending))
    return " Documents for visitors belong in content/files.";
  const near = ending === ".md" ? "" : suggestion(name, known);
  return `${near} Pages belong in content/pages; those of version 1: docs/updates.md.`;
}

const isTaken = (address: string, by: string) =>
  `the address ${address} is taken by ${by}; give the file another name`;

/**
 * Reports case studies that have the address of a list, and sectors that have the name,
 * and so the address, of a network.
 */
export function findTakenAddresses(
  documents: readonly SiteDocument[],
): Problem[] {
  const lists = documents.flatMap(({ view }) =>
    view.kind === "case studies" ? view.list : [],
  );
  const networks = lists[0]?.networks ?? [];
  return documents.flatMap(({ path, view }) => {
    if (view.kind !== "case study") return [];
    const [unwritable] = [...view.study.networks, view.study.sector].filter(
      (name) => !textPath(`case-studies/${slug(name)}`),
    );
    if (unwritable !== undefined)
      return [
        {
          file: path.slice(1),
          path: [unwritable === view.study.sector ? "sector" : "networks"],
          message: `"${unwritable}" has no letter that the address of its list can have, or too many; write it in up to ${LONGEST_NAME} Latin letters`,
        },
      ];
    const { sector } = view.study;
    const file = path.slice(1);
    if (networks.some(({ name }) => slug(name) === slug(sector)))
      return [
        {
          file,
          path: ["sector"],
          message: `"${sector}" is a network; give the sector another name`,
        },
      ];
    const list = lists.find((each) => each.path === path);
    return list
      ? [{ file, path: [], message: isTaken(path, `the list of ${list.name}`) }]
      : [];
  });
}

function strayTexts(
  content: string,
  folder: string,
  pages: readonly SitePage[],
): string[] {
  const place = join(content, folder);
  const names = new Set(pages.map(({ name }) => name));
  const items = existsSync(place)
    ? readdirSync(place, { withFileTypes: true })
    : [];
  const ending = endingIn(folder);
  const seen = new Map<string, string>();
  return items
    .filter(({ name }) => !isOfSystem(name))
    .toSorted((one, other) => one.name.localeCompare(other.name, "en"))
    .flatMap((item) => {
      const file = item.name;
      if (item.isDirectory())
        return `content/${folder}/${file}: is a folder; pages lie beside each other in content/${folder}`;
      const stem = file.replace(ending, "");
      const name = `${folder}/${stem}`;
      const path = textPath(name);
      const other = seen.get(stem);
      seen.set(stem, file);
      const by =
        other === undefined
          ? path && reservedFor(path)
          : `content/${folder}/${other}`;
      if (names.has(name) && other === undefined) return [];
      const offered = textPath(`${folder}/${slug(stem)}`);
      const reason = !ending.test(file)
        ? `is not a page; a page is ${folder === "pages" ? "a file such as summer-offer.yaml, or " : ""}Markdown such as summer-offer.md`
        : path
          ? isTaken(path, String(by))
          : stem.length > LONGEST_NAME
            ? `the name of the file becomes the page's address, so it has at most ${LONGEST_NAME} letters, and not ${stem.length}`
            : `the name of the file becomes the page's address, so it has small letters, digits and single dashes only, such as ${offered && reservedFor(offered) === undefined ? slug(stem) : "summer-offer"}${extname(file)}; what is no page lies elsewhere`;
      return `content/${folder}/${file}: ${reason}`;
    });
}
