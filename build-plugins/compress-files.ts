import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** What shrinks; fonts and pixel images are compressed already. */
const COMPRESSIBLE = "**/*.{html,css,js,svg,json,txt,xml,webmanifest,ico}";

/** Writes file.br and file.gz beside every file that gets smaller by it. */
export async function compressFiles(folder: string): Promise<void> {
  for await (const file of glob(COMPRESSIBLE, { cwd: folder })) {
    const path = join(folder, file);
    const content = await readFile(path);
    const twins = {
      br: await brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
      gz: await gzipped(content, { level: constants.Z_BEST_COMPRESSION }),
    };
    for (const [ending, twin] of Object.entries(twins)) {
      if (twin.length < content.length)
        await writeFile(`${path}.${ending}`, twin);
    }
  }
}
