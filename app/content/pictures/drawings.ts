import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";

/** The files of drawings; each has a name of its own, in whichever folder it is. */
export const drawingFiles = globSync("app/drawings/**/*.svg");

const SIZE = /^<svg[^>]*? width="(\d+)" height="(\d+)"/;
const LIGHT_INK = "<style>svg{color:var(--ink-dark,";
const VIEWS = /<view id="(.+?)" viewBox="\d+ \d+ (\d+) (\d+)"/g;

/** By name, in px. "a#b" is the view b of a.svg: a section's drawings share a request. */
export const drawingSizes: ReadonlyMap<
  string,
  { width: number; height: number; isForDark?: true }
> = new Map(
  drawingFiles.flatMap((file) => {
    const svg = readFileSync(file, "utf8");
    const stem = basename(file, ".svg");
    const [, ...size] = SIZE.exec(svg) ?? [];
    const views = Array.from(svg.matchAll(VIEWS), ([, view, ...ofView]) => ({
      name: `${stem}#${view}`,
      size: ofView,
    }));
    return [{ name: stem, size }, ...views]
      .filter((drawing) => drawing.size.length > 0)
      .map(({ name, size: [width, height] }) => [
        name,
        {
          width: Number(width),
          height: Number(height),
          ...(svg.includes(LIGHT_INK) && { isForDark: true as const }),
        },
      ]);
  }),
);
