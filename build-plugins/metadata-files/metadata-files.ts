import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import type { Brand } from "../../app/brand/schema.ts";
import type { Known } from "../../app/head/graph.ts";
import { MANIFEST } from "../../app/head/icons.ts";
import type { GeneratedFile } from "../generated-files.ts";
import {
  indexedPages,
  llms,
  robots,
  securityTxt,
  sitemaps,
} from "./crawlers.ts";
import { colouredDrawings } from "./drawings.ts";
import { feedFiles } from "./feeds.tsx";
import { iconFiles, manifest } from "./icons.ts";
import { socialCards } from "./social-cards.tsx";

/** What programs read beside the pages: lists, feeds, cards and icons; and the drawings. */
export function metadataFiles(origin: string, known: Known): GeneratedFile[] {
  const { site, facts } = known;
  const { brand } = site.content;
  const { buildOnly } = brand;
  return [
    ...Array.from(sitemaps(origin, indexedPages(facts)), ([address, text]) => ({
      address,
      content: () => text,
    })),
    { address: "/robots.txt", content: () => robots(origin) },
    { address: "/llms.txt", content: () => llms(origin, known) },
    {
      address: "/.well-known/security.txt",
      content: () => securityTxt(origin, site, new Date()),
    },
    {
      address: "/font-licences.txt",
      content: () => fontLicences(buildOnly.typefaces),
    },
    { address: MANIFEST, content: () => manifest(known) },
    ...feedFiles(origin, site),
    ...iconFiles(brand),
    ...colouredDrawings(site),
    ...socialCards(known),
  ];
}

/** The licences of the web fonts, which must be distributed with them. */
function fontLicences({ text, labels }: Brand["buildOnly"]["typefaces"]) {
  const packages = [text, labels].map(({ file }) => dirname(dirname(file)));
  return [...new Set(packages)]
    .map((folder) => readFileSync(join(folder, "LICENSE"), "utf8"))
    .join("\n\n");
}
