import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import type { Brand } from "../../app/brand/schema.ts";
import type { SiteDocument } from "../../app/content/pages/site-document.ts";
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
export function metadataFiles(
  origin: string,
  buildOnly: Brand["buildOnly"],
  documents: readonly SiteDocument[],
): GeneratedFile[] {
  return [
    ...Array.from(sitemaps(origin, indexedPages), ([address, text]) => ({
      address,
      content: () => text,
    })),
    { address: "/robots.txt", content: () => robots(origin) },
    { address: "/llms.txt", content: () => llms(origin) },
    {
      address: "/.well-known/security.txt",
      content: () => securityTxt(origin, new Date()),
    },
    {
      address: "/font-licences.txt",
      content: () => fontLicences(buildOnly.typefaces),
    },
    { address: MANIFEST, content: manifest },
    ...feedFiles(origin, documents),
    ...iconFiles(buildOnly),
    ...colouredDrawings(buildOnly.palette),
    ...socialCards(buildOnly),
  ];
}

/** The licences of the web fonts, which must be distributed with them. */
function fontLicences({ text, labels }: Brand["buildOnly"]["typefaces"]) {
  const packages = [text, labels].map(({ file }) => dirname(dirname(file)));
  return [...new Set(packages)]
    .map((folder) => readFileSync(join(folder, "LICENSE"), "utf8"))
    .join("\n\n");
}
