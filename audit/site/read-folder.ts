import { glob, readFile } from "node:fs/promises";
import { join, sep } from "node:path";

/** The text of each finished file, by its address. */
export type SiteFolder = ReadonlyMap<string, string>;

/** Reads the files of the build that are text and no pages. */
export async function readFolder(folder: string): Promise<SiteFolder> {
  const texts = new Map<string, string>();
  for await (const file of glob("**/*.{css,svg,txt,xml,webmanifest}", {
    cwd: folder,
  })) {
    const address = `/${file.replaceAll(sep, "/")}`;
    texts.set(address, await readFile(join(folder, file), "utf8"));
  }
  return texts;
}
