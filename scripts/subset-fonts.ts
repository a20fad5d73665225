import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

/** The folder of the generated fonts, which is not in the repository. */
const OUTPUT = new URL("../app/fonts/", import.meta.url);

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
).join("");
const SIGNS = "\u00a0£€©®°·×½¼¾–—‘’“”…•−";
const ACCENTED = "ÀÁÂÄÅÆÇÈÉÊËÍÎÑÓÔÖØÚÛÜŒàáâäåæçèéêëìíîïñòóôöøùúûüÿœß";
/** The characters of British English and of Western European names. */
const CHARACTERS = ASCII + SIGNS + ACCENTED;

const fonts = [
  {
    source:
      "@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2",
    name: "newsreader.woff2",
    axes: { wght: 400, opsz: { min: 16, max: 72 } },
  },
  {
    source:
      "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    name: "instrument-sans.woff2",
    axes: { wght: { min: 400, max: 700 } },
  },
] as const;

await mkdir(OUTPUT, { recursive: true });
for (const { source, name, axes } of fonts) {
  const font = await readFile(fileURLToPath(import.meta.resolve(source)));
  const subset = await subsetFont(font, CHARACTERS, {
    targetFormat: "woff2",
    variationAxes: axes,
  });
  await writeFile(new URL(name, OUTPUT), subset);
  console.log(`${name}: ${subset.length} bytes of ${font.length}`);
}
