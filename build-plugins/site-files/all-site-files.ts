import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import type { Brand } from "../../app/brand/schema.ts";
import { MANIFEST } from "../../app/head/icons.ts";
import { cardFiles } from "./cards/cards.tsx";
import type { Draftsman, SiteFile } from "./draftsman.ts";
import { plateFiles } from "./drawings.ts";
import { iconFiles, manifest } from "./icons.ts";
import { llms, robots, securityTxt, sitemap } from "./lists.ts";

const SITEMAP = "/sitemap.xml";

/** Every generated file: drawings, icons, social cards, and lists for crawlers. */
export function allSiteFiles(
  origin: string,
  draftsman: Draftsman,
  brand: Brand["buildOnly"],
): SiteFile[] {
  return [
    { address: SITEMAP, content: () => sitemap(origin) },
    { address: "/robots.txt", content: () => robots(origin, SITEMAP) },
    { address: "/llms.txt", content: () => llms(origin) },
    {
      address: "/.well-known/security.txt",
      content: () => securityTxt(origin, new Date()),
    },
    {
      address: "/font-licences.txt",
      content: () => fontLicences(brand.typefaces),
    },
    { address: MANIFEST, content: () => manifest() },
    ...iconFiles(draftsman, brand),
    ...plateFiles(brand.palette),
    ...cardFiles(draftsman),
  ];
}

/** The licences of the web fonts, which must be distributed with them. */
function fontLicences({ text, labels }: Brand["buildOnly"]["typefaces"]) {
  const packages = [text, labels].map(({ file }) => dirname(dirname(file)));
  return [...new Set(packages)]
    .map((folder) => readFileSync(join(folder, "LICENSE"), "utf8"))
    .join("\n\n");
}
