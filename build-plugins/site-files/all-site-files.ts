import { MANIFEST } from "../../app/head/icons.ts";
import { cardFiles } from "./cards/cards.tsx";
import type { Draftsman, SiteFile } from "./draftsman.ts";
import { iconFiles, manifest } from "./icons.ts";
import { llms, robots, sitemap } from "./lists.ts";

const SITEMAP = "/sitemap.xml";

/** Every generated file for search engines, social networks and home screens. */
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
