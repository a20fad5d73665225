import { readFile } from "node:fs/promises";
import pngToIco from "png-to-ico";

import { company } from "../../app/content/company.ts";
import { FAVICON, ICON_SOURCE, ICONS } from "../../app/head/icons.ts";
import type { Draftsman, SiteFile } from "./draftsman.ts";

const SOURCE = new URL(`../../public${ICON_SOURCE}`, import.meta.url);
const readSource = () => readFile(SOURCE, "utf8");

/** The ground of the icon, for what lies beyond its edges. */
const GROUND = "ink";

/**
 * The icon drawn smaller, still hanging from the upper edge: the lead stays
 * clear of the corners that a system cuts off.
 */
function withMargin(svg: string): string {
  const [viewBox, size = ""] = /viewBox="0 0 (\d+) \d+"/.exec(svg) ?? [];
  if (!viewBox) throw new Error(`${ICON_SOURCE}: no square viewBox`);
  const margin = Number(size) / 8;
  const wide = Number(size) + 2 * margin;
  return svg.replace(viewBox, `viewBox="${-margin} 0 ${wide} ${wide}"`);
}

/** Every pixel icon, from the one drawing. */
export function iconFiles(draftsman: Draftsman): SiteFile[] {
  const ground = draftsman.token(GROUND);
  const square = Object.entries(ICONS).map(([name, { src, size }]) => ({
    address: src,
    content: async () => {
      const svg = await readSource();
      const hasMargin = name === "maskable" || name === "touch";
      return draftsman.png(hasMargin ? withMargin(svg) : svg, size, ground);
    },
  }));
  const favicon = {
    address: FAVICON.src,
    content: async () => {
      const svg = await readSource();
      return pngToIco(FAVICON.sizes.map((size) => draftsman.png(svg, size)));
    },
  };
  return [...square, favicon];
}

/** The web manifest. `paper` is the ground of the pages, as `#rrggbb`. */
export function manifest(paper: string): string {
  const pixels = [ICONS.small, ICONS.large, ICONS.maskable].map((icon) => ({
    src: icon.src,
    sizes: `${icon.size}x${icon.size}`,
    type: "image/png",
    ...(icon === ICONS.maskable && { purpose: "maskable" }),
  }));
  const drawn = { src: ICON_SOURCE, sizes: "any", type: "image/svg+xml" };
  const content = {
    id: "/",
    name: company.name,
    short_name: company.shortName,
    description: company.blurb,
    lang: "en-GB",
    start_url: "/",
    display: "browser",
    theme_color: paper,
    background_color: paper,
    icons: [drawn, ...pixels],
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
