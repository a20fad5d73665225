import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";

/** A file of the site that is neither a page nor code. */
export interface GeneratedFile {
  address: string;
  content: () => Promise<Buffer> | Buffer | string;
}

/** Writes them into a folder. The bundler would keep all of them in memory. */
export const writeFiles = (
  folder: string,
  files: readonly GeneratedFile[],
): Promise<void> =>
  fewAtATime(files, async ({ address, content }) => {
    const file = join(folder, address);
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
