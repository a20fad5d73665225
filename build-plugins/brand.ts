import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { create } from "fontkitten";
import type { Plugin } from "vite";

import { paletteCss } from "../app/brand/palette.ts";
import type { Brand, Typeface } from "../app/brand/schema.ts";
import { CONTENT, readContent } from "./read-content.ts";
import { cutFont, DRAWN, fallbackFonts } from "./fonts.ts";
import { logoPlates } from "./logo-plate.ts";

/** Printable ASCII, signs and the letters of Western European names. */
const CHARACTERS = [
  Array.from({ length: 0x7f - 0x20 }, (_, index) =>
    String.fromCodePoint(0x20 + index),
  ).join(""),
  "\u00a0£€©®°·×½¼¾–—‘’“”…•−",
  "ÀÁÂÄÅÆÇÈÉÊËÍÎÑÓÔÖØÚÛÜŒàáâäåæçèéêëìíîïñòóôöøùúûüÿœß",
].join("");

function read(): Brand | undefined {
  const loaded = readContent();
  return loaded.ok ? loaded.site.content.brand : undefined;
}

/** Makes the fonts, the palette and the fallback fonts of app/generated from brand.yaml. */
export function brand(): Plugin {
  const output = resolve("app/generated");
  let isWritten = false;

  async function write() {
    const found = read();
    if (!found) return;
    const { palette, typefaces } = found.buildOnly;
    await mkdir(output, { recursive: true });
    const [text, labels, fallbacks, widths] = await Promise.all([
      cutFont(typefaces.text, CHARACTERS, "woff2", {
        wght: 400,
        opsz: { min: 16, max: 72 },
      }),
      cutFont(typefaces.labels, CHARACTERS, "woff2", {
        wght: { min: 400, max: 700 },
      }),
      fallbackFonts(typefaces),
      nameWidths(found.nameParts, typefaces.text),
    ]);
    const { logo, themeColour } = found;
    const plates = logo ? await logoPlates(logo, themeColour) : "";
    await writeFile(join(output, "text.woff2"), text);
    await writeFile(join(output, "labels.woff2"), labels);
    await writeFile(
      join(output, "brand.css"),
      `${paletteCss(palette)}\n${plates}${widths}\n${fallbacks}`,
    );
    isWritten = true;
  }

  return {
    name: "brand",
    // Not at the bundler's start, which there is one of for each environment.
    buildApp: { order: "pre", handler: write },
    configureServer: write,
    async hotUpdate({ file }) {
      if (this.environment.name !== "client") return;
      if (isWritten && file !== join(CONTENT, "brand.yaml")) return;
      await write();
      this.environment.hot.send({ type: "full-reload" });
    },
  };
}

const TRACKING = -0.025;

async function nameWidths(
  { before, after }: { before: string; after: string },
  typeface: Typeface,
): Promise<string> {
  const font = create(
    await cutFont(typeface, DRAWN, "sfnt", { wght: 400, opsz: 24 }),
  );
  if (font.isCollection) throw new Error(`${typeface.file} has several fonts`);
  const widthOf = (text: string) =>
    font
      .glyphsForString(text)
      .map(({ advanceWidth }) => advanceWidth / font.unitsPerEm + TRACKING)
      .reduce((sum, width) => sum + width, 0);
  const widths = {
    before: widthOf(before),
    // The stylesheets divide by these two.
    after: Math.max(1, widthOf(after)),
    word: Math.max(1, ...after.split(" ").map(widthOf)),
  };
  const declarations = Object.entries(widths).map(
    ([name, width]) => `  --name-${name}: ${width.toFixed(2)};`,
  );
  return `:root {\n${declarations.join("\n")}\n}\n`;
}
