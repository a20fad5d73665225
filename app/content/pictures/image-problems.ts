import { basename } from "node:path";

import { neededSize, pictureSlots } from "../../picture-slots.ts";
import type { ImageFile, ImageFiles, PlacedImage } from "./images.ts";
import type { Problem } from "../texts/placeholders.ts";
import { suggestion } from "../texts/nearest.ts";
import { partOf, normalizedKey } from "../schema/entry.ts";
import { referencesIn } from "../markdown/parse.ts";
import { textsIn } from "../texts/source.ts";
import { LOGO } from "../schema/logos.ts";
import { ELSEWHERE, inImages, photoFile } from "../schema/pictures.ts";
import { yesNo } from "../schema/primitives.ts";

/** The least height of a PNG logo, in px. */
const LEAST_LOGO_HEIGHT = 80;

const PHOTOGRAPHS = ["jpg", "png", "webp", "avif"];

type Path = readonly PropertyKey[];

type Use = {
  path: Path;
  file: string;
  check: (image: ImageFile) => string | undefined;
};

function* usesIn(content: string, data: unknown): Generator<Use> {
  for (const { path, text, among } of textsIn(data)) {
    const key = normalizedKey(String(path.at(-1)));
    const ofBrand = content === "brand" && OF_BRAND[String(path[0])];
    if (ofBrand) yield { path, file: inImages(text), check: ofBrand };
    if (key === "text") yield* usesInText(text, path);
    const file = key === "photo" ? photoFile(text) : undefined;
    if (file !== undefined) yield { path, file, check: checkPhotograph };
    if (key === "file" && LOGO.test(text.trim())) {
      const check = hasOwnColours(among) ? checkSize : checkLogo;
      yield { path, file: inImages(text), check };
    }
  }
}

const hasOwnColours = (logo: object): boolean =>
  yesNo.safeParse(partOf(logo, "own colours")).data === true;

function* usesInText(text: string, path: Path): Generator<Use> {
  for (const { type, url, line } of referencesIn(text)) {
    const file = type === "image" ? photoFile(url) : undefined;
    // Its text says so.
    if (file !== undefined && !ELSEWHERE.test(url))
      yield { path: [...path, line], file, check: checkPhotograph };
  }
}

const checkPhotograph = ({ type, fault }: ImageFile) =>
  PHOTOGRAPHS.includes(type)
    ? fault
    : `has the type "${type}", of which no photograph is made. Save it as a JPEG.`;

const checkSize = ({ type, height, fault }: ImageFile) =>
  !["png", "svg"].includes(type)
    ? `has the type "${type}", whatever its name says. Save it as an SVG or a PNG.`
    : type === "png" && height < LEAST_LOGO_HEIGHT
      ? `is ${height} px high. It must be at least ${LEAST_LOGO_HEIGHT} px, or it looks soft on good screens; best is an SVG file.`
      : fault;

const checkLogo = (image: ImageFile) =>
  image.isTransparent
    ? checkSize(image)
    : "has no transparent parts, so that in one colour it would be a plain rectangle. Use an SVG file or a PNG with a transparent background, or write own colours: yes.";

const OF_BRAND: Readonly<Record<string, Use["check"]>> = {
  logo: checkSize,
  icon: ({ width, height, fault }) =>
    width === height ? fault : "is not square, as icons are",
};

type Place = Omit<Problem, "message">;
type PlacedPhotograph = Extract<PlacedImage, { photograph: unknown }>;

const widestOf = ({ photograph }: PlacedPhotograph) =>
  pictureSlots[photograph.slot].widest;

/** Warns once of each photograph that its place cuts in half, or that is too small for it. */
function findUnfit(
  placed: readonly PlacedImage[],
  uses: ReadonlyMap<string, Place>,
): Problem[] {
  const told = new Map<string, Problem>();
  for (const each of placed
    .filter((image) => "photograph" in image)
    .toSorted((one, other) => widestOf(other) - widestOf(one))) {
    const { file, slot, width, height } = each.photograph;
    const { image } = each;
    const part = (width * image.height) / (height * image.width);
    const reason =
      Math.min(part, 1 / part) < 0.5
        ? `has ${image.width} × ${image.height} px, of which its place leaves out more than half: it is cut to ${width} × ${height}`
        : width < widestOf(each) &&
          `has ${width} × ${height} px for its place. It needs ${neededSize(slot)}, or it looks soft on good screens.`;
    const use = uses.get(file);
    if (use && reason && !told.has(file))
      told.set(file, { ...use, message: `${file} ${reason}` });
  }
  return [...told.values()];
}

/** Reports problems of the pictures that the content names, and files that it does not name. */
export function findImageProblems(
  contents: Readonly<Record<string, unknown>>,
  images: ImageFiles,
) {
  const unused = new Set(images.keys());
  /** Where each picture is first named. */
  const uses = new Map<string, Place>();
  const problems: Problem[] = [];
  for (const [content, data] of Object.entries(contents)) {
    for (const { path, file, check } of usesIn(content, data)) {
      unused.delete(file);
      if (!uses.has(file)) uses.set(file, { file: content, path });
      const image = images.get(file);
      const fault = image ? check(image) : unreadable(file);
      const message = images.has(file)
        ? fault && `${file} ${fault}`
        : missing(file, [...images.keys()]);
      if (message !== undefined)
        problems.push({ file: content, path, message });
    }
  }
  return {
    problems,
    unused: [...unused],
    findUnfit: (placed: readonly PlacedImage[]) => findUnfit(placed, uses),
  };
}

const unreadable = (file: string): string =>
  /\.svg$/i.test(file)
    ? "is not an SVG picture, or its size is missing: it needs a viewBox, or a width and a height"
    : "is not a picture, or is damaged. Save it again as a JPEG or PNG.";

function missing(file: string, files: readonly string[]): string {
  const name = basename(file).toLowerCase();
  const same = files.filter((other) => basename(other).toLowerCase() === name);
  return `there is no ${file} in content/images.${same.length > 0 ? ` Did you mean ${same[0]}?` : suggestion(file, files)}`;
}
