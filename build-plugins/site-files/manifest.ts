import { company } from "../../app/content/company.ts";
import { ICON_SOURCE, ICONS } from "../../app/head/icons.ts";

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
