import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, extname, join, relative, sep } from "node:path";
import { imageSize } from "image-size";

import { pictureSlots } from "../../picture-slots.ts";
import { decoded } from "../markdown/parse.ts";
import type { LogoFile } from "../schema/logos.ts";
import type {
  Focus,
  HostedPhotograph,
  OwnPhotograph,
} from "../schema/pictures.ts";

export type ImageFile = {
  path: string;
  /** Its kind as the content says, whatever its name: "jpg", "png", "svg". */
  type: string;
  width: number;
  height: number;
  hash: string;
  isTransparent: boolean;
  /** Why browsers would show it in part, or not at all. */
  fault?: string | undefined;
};

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
      // Archives of macOS write letters and their accents one by one.
      .map((path) => [
        // Browsers save "my file" as "my%20file", and texts may have either.
        decoded(relative(folder, path).replaceAll(sep, "/")).normalize("NFC"),
        read(path),
      ]),
  );
}

function read(path: string): ImageFile | undefined {
  const { ctimeMs, size } = statSync(path);
  const state = `${ctimeMs} ${size}`;
  const before = known.get(path);
  if (before?.state === state) return before.image;
  const image = measure(path);
  known.set(path, { state, image });
  return image;
}

function measure(path: string): ImageFile | undefined {
  const bytes = readFileSync(path);
  try {
    const readable = svgTagIn(bytes) ?? bytes;
    const { width, height, type = "", orientation } = imageSize(readable);
    if (!(width > 0 && height > 0)) return undefined;
    const isTurned = isTurnedIn(bytes, type, orientation);
    return {
      path,
      type,
      width: Math.round(isTurned ? height : width),
      height: Math.round(isTurned ? width : height),
      hash: hashOf(bytes),
      isTransparent: type !== "png" || hasAlpha(bytes),
      fault: faultOf(bytes, type),
    };
  } catch {
    return undefined;
  }
}

/** The first tag of an SVG as image-size reads it: no spaces around =, no commas in viewBox. */
function svgTagIn(bytes: Buffer): Buffer | undefined {
  if (!/^\s*</.test(bytes.toString("utf8", 0, 99).replace("\uFEFF", "")))
    return undefined;
  const [tag] =
    /<svg\b(?:"[^"]*"|'[^']*'|[^>"'])*>/i.exec(
      bytes.toString("utf8").replaceAll(/<!--.*?-->|<\?.*?\?>/gs, ""),
    ) ?? [];
  const clean = tag
    ?.replaceAll(/\s*=\s*/g, "=")
    .replace(/(?<=\bviewBox=(["']))[^"']*/i, (box) =>
      box.trim().replaceAll(/[\s,]+/g, " "),
    );
  return clean === undefined ? undefined : Buffer.from(clean);
}

const NEEDED =
  /<(?:image|use|feImage|link|\?xml-stylesheet)\b(?:"[^"]*"|'[^']*'|[^>"'])*?\bhref\s*=\s*["'](?!#|data:)([^"']*)|@import\s+["']([^"']*)|\burl\(\s*["']?(?!["']?\s*(?:#|data:))([^"')]*)/i;

/** The chunk that only a picture has that moves. */
const MOVING: Readonly<Record<string, string>> = { webp: "ANIM", png: "acTL" };

function faultOf(bytes: Buffer, type: string): string | undefined {
  const moving = MOVING[type];
  if (moving !== undefined && bytes.subarray(0, 65_536).includes(moving))
    return "moves, and would stand still here. Save it as a still picture.";
  if (type !== "svg") return undefined;
  const svg = bytes.toString().replaceAll(/<!--.*?-->/gs, "");
  if (!/<svg\b[^>]*\sxmlns\s*=/i.test(svg))
    return 'lacks xmlns="http://www.w3.org/2000/svg" in its first tag, so that browsers would not show it.';
  if (/<text\b/i.test(svg) && !/@font-face/i.test(svg))
    return "has letters that are text, which browsers show in a typeface of their own. Save it with letters as outlines.";
  const needs = NEEDED.exec(svg)
    ?.slice(1)
    .find((address) => address !== undefined);
  return (
    needs &&
    `needs the file ${needs}, which browsers do not load for a picture. Save it with pictures embedded and letters as outlines.`
  );
}

/** The chunk in which a picture has what the camera noted; image-size reads that of JPEG only. */
const EXIF: Readonly<Record<string, string>> = { webp: "EXIF", png: "eXIf" };

/** Whether a picture is shown on its side: EXIF orientations of 5 and more, and AVIF's own. */
function isTurnedIn(bytes: Buffer, type: string, orientation = 1): boolean {
  const box = type === "avif" ? bytes.indexOf("irot", 0, "latin1") : -1;
  if (box >= 0) return (bytes[box + 4] ?? 0) % 2 === 1;
  const chunk = bytes.indexOf(EXIF[type] ?? "none", 0, "latin1");
  if (!(type in EXIF) || chunk < 0) return orientation > 4;
  const [start] = ["II*\0", "MM\0*"]
    .map((mark) => bytes.indexOf(mark, chunk, "latin1"))
    .filter((at) => at >= 0 && at < chunk + 20);
  if (start === undefined) return false;
  const tiff = new DataView(bytes.buffer, bytes.byteOffset + start);
  const isLittle = bytes[start] === 0x49;
  const first = tiff.getUint32(4, isLittle);
  for (let index = 0; index < tiff.getUint16(first, isLittle); index += 1) {
    const entry = first + 2 + 12 * index;
    if (tiff.getUint16(entry, isLittle) === 0x112)
      return tiff.getUint16(entry + 8, isLittle) > 4;
  }
  return false;
}

/** The byte of a PNG file that says how its colours are stored. */
const COLOUR_TYPE = 25;

/** Whether a PNG has an alpha channel, or a transparent colour in its palette. */
const hasAlpha = (png: Buffer): boolean =>
  [4, 6].includes(png[COLOUR_TYPE] ?? 0) || png.includes("tRNS");

const hashOf = (data: string | Buffer): string =>
  createHash("sha256").update(data).digest("hex").slice(0, 8);

const stemOf = (file: string): string =>
  basename(file, extname(file))
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    // Systems allow 255 letters, of which the sizes and the cache's endings need some.
    .slice(0, 100) || "picture";

/** Raise it when build-plugins/images.ts writes other files from the same picture. */
const RECIPE = 2;

/** A picture of content/images as pages use it. */
export type PlacedImage = { image: ImageFile } & (
  { photograph: OwnPhotograph } | { logo: LogoFile }
);

const CENTRE: Focus = [50, 50];

/** Where the head is in a picture that is higher than wide, most often of a person. */
const HEAD: Focus = [50, 25];

/**
 * The part of a picture that remains when it is cut to `ratio`, in px. As with
 * `object-position`, the point at `focus` stays where it is in per cent.
 */
export function cut(
  { width, height }: { width: number; height: number },
  ratio: number,
  [x, y]: Focus = height > width ? HEAD : CENTRE,
) {
  const part = {
    width: Math.min(width, Math.round(height * ratio)),
    height: Math.min(height, Math.round(width / ratio)),
  };
  return {
    ...part,
    left: Math.round(((width - part.width) * x) / 100),
    top: Math.round(((height - part.height) * y) / 100),
  };
}

/** Gives photographs and logos their sizes and addresses, unless their files have problems. */
export function placeImages(
  objects: Iterable<object>,
  images: ImageFiles,
  host: string,
): PlacedImage[] {
  const placed: PlacedImage[] = [];
  for (const each of objects) {
    if (isHosted(each)) each.host = host;
    const image = "file" in each && images.get(String(each.file));
    if (image && isOwnPhotograph(each)) {
      placePhotograph(each, image);
      placed.push({ image, photograph: each });
    }
    if (image && isLogo(each)) {
      const { file } = each;
      each.address = `/assets/${stemOf(file)}-${image.hash}.${image.type}`;
      each.width = image.width;
      each.height = image.height;
      placed.push({ image, logo: each });
    }
  }
  return placed;
}

const isHosted = (value: object): value is HostedPhotograph =>
  "slot" in value && "host" in value;
const isOwnPhotograph = (value: object): value is OwnPhotograph =>
  "slot" in value && "file" in value;
const isLogo = (value: object): value is LogoFile => "hasOwnColours" in value;

function placePhotograph(photograph: OwnPhotograph, image: ImageFile): void {
  const { ratio, widest } = pictureSlots[photograph.slot];
  const { width, height, left, top } = cut(image, ratio, photograph.focus);
  const key = [RECIPE, image.hash, width, height, left, top, widest].join();
  photograph.name = `${stemOf(photograph.file)}-${hashOf(key)}`;
  photograph.width = Math.min(width, widest);
  photograph.height = Math.round(photograph.width / ratio);
  photograph.fallback = image.type === "png" ? "png" : "jpg";
}
