import { readFileSync } from "node:fs";
import { relative } from "node:path";
import pngToIco from "png-to-ico";

import type { Known } from "../../app/head/graph.ts";
import { FAVICON, ICON_SOURCE, ICONS } from "../../app/head/icons.ts";
import type { Brand } from "../../app/brand/schema.ts";
import type { GeneratedFile } from "../generated-files.ts";
import { readWhole } from "../images.ts";
import { colourOf, inColours, pngOf } from "./drawings.ts";

const DESIGN_ICON = "app/brand/icon.svg";

const PLAIN_ICON = "app/brand/plain-icon.svg";

const GROUND = "ink";

/** The icon, and the PNG icons and favicon that are made from it. */
export function iconFiles({ buildOnly, hasMetaphor }: Brand): GeneratedFile[] {
  const { palette } = buildOnly;
  const own = buildOnly.icon && `content/images/${buildOnly.icon}`;
  const icon = own ?? (hasMetaphor ? DESIGN_ICON : PLAIN_ICON);
  // The line enters the design's own at the top.
  const top = icon === DESIGN_ICON ? 0 : 1;
  const svg = inColours(readFileSync(icon, "utf8"), palette);
  const ground = colourOf(palette, GROUND);
  const draw = (...of: Parameters<typeof pngOf>) =>
    readWhole(relative("content/images", icon), pngOf(...of));
  const square = Object.entries(ICONS).map(([name, { src, size }]) => ({
    address: src,
    content: () => {
      // Systems crop these to a shape of their own.
      const hasMargin = name === "maskable" || name === "touch";
      return draw(svg, size, ground, hasMargin ? top : undefined);
    },
  }));
  const favicon = {
    address: FAVICON.src,
    content: async () =>
      pngToIco(await Promise.all(FAVICON.sizes.map((size) => draw(svg, size)))),
  };
  return [{ address: ICON_SOURCE, content: () => svg }, ...square, favicon];
}

/** The web app manifest. */
export function manifest({ site, facts }: Known): string {
  const { brand } = site.content;
  const paper = brand.themeColour.light;
  const pixels = [ICONS.small, ICONS.large, ICONS.maskable].map((icon) => ({
    src: icon.src,
    sizes: `${icon.size}x${icon.size}`,
    type: "image/png",
    ...(icon === ICONS.maskable && { purpose: "maskable" }),
  }));
  const vector = { src: ICON_SOURCE, sizes: "any", type: "image/svg+xml" };
  const content = {
    id: "/",
    name: brand.name,
    short_name: brand.shortName,
    description: facts.get("/")?.head.description,
    lang: "en-GB",
    start_url: "/",
    display: "browser",
    theme_color: paper,
    background_color: paper,
    icons: [vector, ...pixels],
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
