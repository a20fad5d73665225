import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import sharp, { type Sharp } from "sharp";

import { cut, type PlacedImage } from "../app/content/pictures/images.ts";
import {
  imageAddress,
  offeredWidths,
  pictureSlots,
} from "../app/picture-slots.ts";
import { keep } from "./keep.ts";
import { throwIfAny } from "./read-content.ts";
import type { GeneratedFile } from "./generated-files.ts";

/** A picture may be cut off in the middle, which only shows when it is read whole. */
export async function readWhole<Read>(
  file: string,
  read: Promise<Read>,
): Promise<Read> {
  return read.catch((error: unknown) => {
    const [reason = ""] = String(error)
      .replace(/^Error: /, "")
      .split("\n");
    throwIfAny([
      `content/images/${file}: cannot be read to its end, so it is cut off, damaged or too large (${reason}). Copy it anew, or save it again${/\.svg$/i.test(file) ? " from the program that drew it" : ", smaller, as a JPEG or PNG"}.`,
    ]);
    throw error;
  });
}

/** An SVG as it is, if browsers can read it. */
async function readSvg(path: string): Promise<Buffer> {
  const bytes = await readFile(path);
  // It is known by its first thousand letters. Bytes that are no UTF-8 stay as they are.
  const start = bytes.toString("latin1").replaceAll(/<!--.*?-->/gs, "");
  await sharp(Buffer.from(start, "latin1"), {
    limitInputPixels: false,
  }).metadata();
  return bytes;
}

type BuiltImage = { address: string; content: () => Promise<Buffer> };

/** After a change, raise RECIPE in app/content/pictures/images.ts. */
const encoders = {
  avif: (image) => image.avif({ quality: 55, effort: 4 }),
  webp: (image) => image.webp({ quality: 72 }),
  jpg: (image) =>
    image.flatten({ background: "#fff" }).jpeg({ quality: 76, mozjpeg: true }),
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
        content: () =>
          readWhole(
            placed.logo.file,
            type === "png"
              ? sharp(path).resize(small).png().toBuffer()
              : readSvg(path),
          ),
      },
    ];
  }
  const { name, width, fallback, slot, focus } = placed.photograph;
  const { ratio } = pictureSlots[slot];
  const file = (each: number, format: keyof typeof encoders): BuiltImage => ({
    address: imageAddress(name, each, format),
    content: () => readWhole(placed.photograph.file, draw(each, format)),
  });
  async function draw(each: number, format: keyof typeof encoders) {
    const { autoOrient } = await sharp(path).metadata();
    const part = sharp(path)
      .autoOrient()
      .extract(cut(autoOrient, ratio, focus));
    const small = part.resize(each, Math.round(each / ratio), {
      fit: "fill",
    });
    return encoders[format](small).toBuffer();
  }
  return [
    ...offeredWidths(width).flatMap((each) => [
      file(each, "avif"),
      file(each, "webp"),
    ]),
    file(width, fallback),
  ];
}

/** What a whole file of the cache begins with. */
const sumOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest();

/** Makes a file, or takes it from the folder `cache`, if it is whole there. Its name has a hash. */
export async function cached(
  { address, content }: BuiltImage,
  cache: string,
): Promise<Buffer> {
  // An older version, to which somebody goes back, reads none of these.
  const path = join(cache, `${basename(address)}.summed`);
  const found = await readFile(path).catch(() => Buffer.of());
  const whole = found.subarray(32);
  if (found.subarray(0, 32).equals(sumOf(whole))) return whole;
  const bytes = await content();
  keep(path, Buffer.concat([sumOf(bytes), bytes]));
  return bytes;
}

/** The site's files that are made from the pictures in content/images. */
export function pictureFiles(placed: readonly PlacedImage[]): GeneratedFile[] {
  const cache = resolve("node_modules/.cache/images");
  const files = new Map(
    placed.flatMap(builtImages).map((image) => [image.address, image]),
  );
  return Array.from(files.values(), (image) => ({
    ...image,
    content: () => cached(image, cache),
  }));
}
