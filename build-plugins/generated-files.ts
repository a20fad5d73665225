import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import mime from "mime";
import type { Connect, Plugin } from "vite";

import { fewAtATime } from "./few-at-a-time.ts";

/** A file that the build makes. */
export interface GeneratedFile {
  /** Its URL path: "/robots.txt". */
  address: string;
  content: () => Promise<Buffer> | Buffer | string;
}

/** Answers in the development server with what is found for an address, if anything is. */
export function answering(
  find: (
    address: string,
  ) => Promise<
    { type: string; body: Buffer | string; status?: number } | undefined
  >,
): Connect.NextHandleFunction {
  const respond: (
    ...all: Parameters<Connect.NextHandleFunction>
  ) => Promise<void> = async ({ originalUrl = "/" }, response, next) => {
    try {
      const found = await find(originalUrl);
      if (!found) return next();
      response.statusCode = found.status ?? 200;
      response.setHeader("content-type", found.type);
      response.end(found.body);
    } catch (error) {
      next(error);
    }
  };
  return (...all) => void respond(...all);
}

/**
 * Writes files into the build, and answers for them in the development server.
 *
 * @param addresses what their addresses look like, and no file of the application's
 * @param list lists them; it is called again for each answer
 */
export const generatedFiles = (
  name: string,
  addresses: RegExp,
  list: () => Promise<GeneratedFile[]>,
): Plugin => ({
  name,
  // The bundler would keep all of them in memory.
  async writeBundle({ dir = "" }) {
    if (this.environment.name !== "client") return;
    await fewAtATime(await list(), async ({ address, content }) => {
      const file = join(dir, address);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, await content());
    });
  },
  configureServer({ middlewares }) {
    middlewares.use(
      answering(async (address) => {
        if (!addresses.test(address)) return undefined;
        const file = (await list()).find((each) => each.address === address);
        return (
          file && {
            type: mime.getType(address) ?? "",
            body: await file.content(),
          }
        );
      }),
    );
  },
});
