import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join, relative, resolve } from "node:path";

import { throwIfAny } from "./read-content.ts";

/** A file of the site that is neither a page nor code. */
export interface GeneratedFile {
  address: string;
  content: () => Promise<Buffer> | Buffer | string;
}

/** What each file of the build is for; some systems know no capitals. */
const written = new Map<string, string>();

/** Notes that a file is written. @throws if another has it */
export function claim(file: string, source: string): void {
  const key = resolve(file).toLowerCase();
  const other = written.get(key);
  written.set(key, source);
  if (other !== undefined)
    throwIfAny([
      `${relative("build/client", file)} would be written twice: for ${other} and for ${source}; give one of them another name`,
    ]);
}

/** Writes them into a folder. The bundler would keep all of them in memory. */
export const writeFiles = (
  folder: string,
  files: readonly GeneratedFile[],
): Promise<void> =>
  fewAtATime(files, async ({ address, content }) => {
    const file = join(folder, address);
    claim(file, address.startsWith("/files/") ? `content${address}` : address);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await content());
  });

/** Does the work for each, as many at once as there are processors: memory has room for that. */
export async function fewAtATime<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // All take from one iterator.
  const left = items.values();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}
