import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, extname, join, relative, sep } from "node:path";
import { imageSize } from "image-size";

/** A file in content/images. */
export type ImageFile = {
  /** Its path on this machine. */
  path: string;
  /** Its kind as the content says, whatever its name: "jpg", "png", "svg". */
  type: string;
  width: number;
  height: number;
  hash: string;
  isTransparent: boolean;
};

/** The pictures by their paths in content/images; undefined for other files. */
export type ImageFiles = ReadonlyMap<string, ImageFile | undefined>;

/** A cache by path, time and size, because photographs are large. */
const known = new Map<
  string,
  { state: string; image: ImageFile | undefined }
>();

/** Reads the folder images/ of the content folder. */
export function readImages(content: string): ImageFiles {
  const folder = join(content, "images");
  const entries = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
    : [];
  return new Map(
    entries
      .filter(
        (entry) => entry.isFile() && !/^\.|\.(?:md|txt)$/i.test(entry.name),
      )
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [relative(folder, path).replaceAll(sep, "/"), read(path)]),
  );
}

function read(path: string): ImageFile | undefined {
  const { mtimeMs, size } = statSync(path);
  const state = `${mtimeMs} ${size}`;
  const before = known.get(path);
  if (before?.state === state) return before.image;
  const image = measure(path);
  known.set(path, { state, image });
  return image;
}

function measure(path: string): ImageFile | undefined {
  const bytes = readFileSync(path);
  try {
    const { width, height, type = "", orientation = 1 } = imageSize(bytes);
    // EXIF orientations of 5 and more swap width and height.
    const isTurned = orientation > 4;
    return {
      path,
      type,
      width: Math.round(isTurned ? height : width),
      height: Math.round(isTurned ? width : height),
      hash: hashOf(bytes),
      isTransparent: type !== "png" || hasAlpha(bytes),
    };
  } catch {
    return undefined;
  }
}

/** The byte of a PNG file that says how its colours are stored. */
const COLOUR_TYPE = 25;

/** Whether a PNG has an alpha channel, or a transparent colour in its palette. */
const hasAlpha = (png: Buffer): boolean =>
  [4, 6].includes(png[COLOUR_TYPE] ?? 0) || png.includes("tRNS");

/** A short hash for the name of a file. */
export const hashOf = (data: string | Buffer): string =>
  createHash("sha256").update(data).digest("hex").slice(0, 8);

/** The beginning of a built file's name: "Ruth A.JPG" becomes "ruth-a". */
export const stemOf = (file: string): string =>
  basename(file, extname(file))
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, "-")
    .replaceAll(/^-|-$/g, "") || "picture";
