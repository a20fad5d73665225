import { MANIFEST } from "../../app/head/icons.ts";
import { cardFiles } from "./cards/cards.tsx";
import type { Draftsman } from "./draftsman.ts";
import { iconFiles } from "./icons.ts";
import { llms } from "./llms.ts";
import { manifest } from "./manifest.ts";
import { robots } from "./robots.ts";
import type { SiteFile } from "./site-file.ts";
import { sitemap } from "./sitemap.ts";

const SITEMAP = "/sitemap.xml";

/** Everything beside the pages that search engines, networks and systems read. */
export function allSiteFiles(origin: string, draftsman: Draftsman): SiteFile[] {
  return [
    { address: SITEMAP, content: () => sitemap(origin) },
    { address: "/robots.txt", content: () => robots(origin, SITEMAP) },
    { address: "/llms.txt", content: () => llms(origin) },
    { address: MANIFEST, content: () => manifest(draftsman.token("paper")) },
    ...iconFiles(draftsman),
    ...cardFiles(draftsman),
  ];
}
