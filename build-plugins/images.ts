import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import mime from "mime";
import sharp, { type Sharp } from "sharp";
import type { Connect, Plugin } from "vite";

import { loadContent } from "../app/content/load.ts";
import { cut, type PlacedImage } from "../app/content/images.ts";
import {
  imageAddress,
  offeredWidths,
  pictureSlots,
} from "../app/picture-slots.ts";

/** A file of the built site, made from a picture of content/images. */
type BuiltImage = { address: string; make: () => Promise<Buffer> };

/** After a change, raise RECIPE in app/content/images.ts. */
const encoders = {
  avif: (image) => image.avif({ quality: 55, effort: 4 }),
  webp: (image) => image.webp({ quality: 72 }),
  jpg: (image) => image.jpeg({ quality: 76, mozjpeg: true }),
  png: (image) => image.png({ palette: true }),
} satisfies Record<string, (image: Sharp) => Sharp>;

/** A PNG logo is shown at a quarter of this height, in px. */
const LOGO_HEIGHT = 176;

/** Every file of the built site that is made from a picture. */
export function builtImages(placed: PlacedImage): BuiltImage[] {
  const { path, type } = placed.image;
  if ("logo" in placed) {
    const small = { height: LOGO_HEIGHT, withoutEnlargement: true };
    return [
      {
        address: placed.logo.address,
        make: () =>
          type === "png"
            ? sharp(path).resize(small).png().toBuffer()
            : readFile(path),
      },
    ];
  }
  const { name, width, fallback, slot, focus } = placed.photograph;
  const { ratio } = pictureSlots[slot];
  const file = (each: number, format: keyof typeof encoders): BuiltImage => ({
    address: imageAddress(name, each, format),
    async make() {
      const { autoOrient } = await sharp(path).metadata();
      const part = sharp(path)
        .autoOrient()
        .extract(cut(autoOrient, ratio, focus));
      const small = part.resize(each, Math.round(each / ratio), {
        fit: "fill",
      });
      return encoders[format](small).toBuffer();
    },
  });
  return [
    ...offeredWidths(width).flatMap((each) => [
      file(each, "avif"),
      file(each, "webp"),
    ]),
    file(width, fallback),
  ];
}

/** Makes a file, or takes it from the folder `cache`. Its name has a hash. */
export async function cached(
  { address, make }: BuiltImage,
  cache: string,
): Promise<Buffer> {
  const path = join(cache, basename(address));
  if (existsSync(path)) return readFile(path);
  const bytes = await make();
  await mkdir(cache, { recursive: true });
  // Another process may read the same file, so it is renamed when it is complete.
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, path);
  return bytes;
}

/**
 * Makes the site's files from the pictures in content/images: in the build once,
 * in the development server when they are asked for.
 */
export function images(): Plugin {
  const content = resolve("content");
  const cache = resolve("node_modules/.cache/images");
  // Two entries can show the same picture.
  const all = () => {
    const loaded = loadContent(content);
    const used = loaded.ok ? loaded.images.flatMap(builtImages) : [];
    return new Map(used.map((image) => [image.address, image]));
  };
  return {
    name: "images",
    async generateBundle() {
      if (this.environment.name !== "client") return;
      await Promise.all(
        Array.from(all().values(), async (image) => {
          const source = await cached(image, cache);
          const fileName = image.address.slice(1);
          this.emitFile({ type: "asset", fileName, source });
        }),
      );
    },
    configureServer({ middlewares }) {
      let known = new Map<string, BuiltImage>();
      async function respond(
        { originalUrl: asked = "" }: Connect.IncomingMessage,
        response: ServerResponse,
        next: Connect.NextFunction,
      ) {
        try {
          // An unknown address may be new, after a change of the content.
          if (!known.has(asked)) known = all();
          const image = known.get(asked);
          if (!image) return next();
          const bytes = await cached(image, cache);
          response.setHeader("content-type", mime.getType(image.address) ?? "");
          return response.end(bytes);
        } catch (error) {
          return next(error);
        }
      }
      middlewares.use("/assets/", (request, response, next) => {
        void respond(request, response, next);
      });
    },
  };
}
