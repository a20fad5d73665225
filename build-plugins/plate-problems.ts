import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

type Sizes = Readonly<Record<string, readonly [number, number]>>;

const SIZE = /^<svg[^>]*? width="(\d+)" height="(\d+)"/;
const viewSize = (id: string): RegExp =>
  new RegExp(`<view id="${id}" viewBox="\\d+ \\d+ (\\d+) (\\d+)"`);

/** A command of an SVG path, other than Z, that no coordinates follow. */
const CUT_SHORT = / d="[^"]*?([a-y])\s*[a-z"]/i;

/**
 * The problems of the drawings, one line each: where app/plates.ts and the
 * folder differ, and paths that browsers would draw only partly.
 */
export async function findPlateProblems(
  plates: Sizes,
  folder: string,
): Promise<string[]> {
  const files = await readdir(folder);
  const used = new Set<string>();
  const problems: string[] = [];
  for (const [name, [width, height]] of Object.entries(plates)) {
    const [stem, view] = name.split("#");
    const file = `${stem}.svg`;
    used.add(file);
    if (!files.includes(file)) {
      problems.push(`app/plates.ts: ${name}: there is no ${file} in ${folder}`);
      continue;
    }
    const drawing = await readFile(join(folder, file), "utf8");
    const size = (view ? viewSize(view) : SIZE).exec(drawing);
    const [, w, h] = size ?? [];
    if (!size) {
      problems.push(`app/plates.ts: ${name}: ${file} does not give its size`);
    } else if (Number(w) !== width || Number(h) !== height) {
      problems.push(
        `app/plates.ts: ${name}: is listed as ${width} x ${height}, but ${file} says ${w} x ${h}`,
      );
    }
    const [, command] = CUT_SHORT.exec(drawing) ?? [];
    if (command) {
      problems.push(`${file}: a path has no coordinates after "${command}"`);
    }
  }
  for (const file of files.filter((each) => !used.has(each))) {
    problems.push(`app/plates.ts: ${file} is in ${folder}, but not listed`);
  }
  return problems;
}
