import mime from "mime";
import type { Connect, Plugin } from "vite";

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
  async generateBundle() {
    if (this.environment.name !== "client") return;
    const files = await list();
    await Promise.all(
      files.map(async ({ address, content }) => {
        const source = await content();
        this.emitFile({ type: "asset", fileName: address.slice(1), source });
      }),
    );
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
