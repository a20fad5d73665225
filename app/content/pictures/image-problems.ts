import { basename } from "node:path";

import type { ImageFile, ImageFiles } from "./images.ts";
import type { Problem } from "../texts/placeholders.ts";
import { suggestion } from "../texts/nearest.ts";
import { partOf, plainKey } from "../schema/entry.ts";
import { lineAt, textsIn } from "../texts/source.ts";
import { inImages, LOGO, photoFile } from "../schema/pictures.ts";
import { yesNo } from "../schema/primitives.ts";

/** The least size of a photograph and of a PNG logo, in px. */
const LEAST_WIDTH = 800;
const LEAST_LOGO_HEIGHT = 80;

const PHOTOGRAPHS = ["jpg", "png", "webp", "avif"];

type Path = readonly PropertyKey[];

type Use = {
  path: Path;
  file: string;
  check: (image: ImageFile) => string | undefined;
};

const MARKDOWN_IMAGE = /!\[[^\]]*\]\(([^)\s]+)/g;

function* usesIn(data: unknown): Generator<Use> {
  for (const { path, text, among } of textsIn(data)) {
    const key = plainKey(String(path.at(-1)));
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
  for (const { 1: name = "", index } of text.matchAll(MARKDOWN_IMAGE)) {
    const file = photoFile(name);
    if (file !== undefined)
      yield {
        path: [...path, lineAt(text, index)],
        file,
        check: checkPhotograph,
      };
  }
}

function checkPhotograph({ type, width }: ImageFile) {
  if (!PHOTOGRAPHS.includes(type))
    return `is not a photograph that browsers can show, but has the type "${type}". Save it as a JPEG.`;
  return width < LEAST_WIDTH
    ? `is ${width} px wide. It must be at least ${LEAST_WIDTH} px, or it looks soft on good screens.`
    : undefined;
}

const checkSize = ({ type, height }: ImageFile) =>
  type === "png" && height < LEAST_LOGO_HEIGHT
    ? `is ${height} px high. It must be at least ${LEAST_LOGO_HEIGHT} px, or it looks soft on good screens; best is an SVG file.`
    : undefined;

const checkLogo = (image: ImageFile) =>
  image.isTransparent
    ? checkSize(image)
    : "has no transparent parts, so that in one colour it would be a plain rectangle. Use an SVG file or a PNG with a transparent background, or write own colours: yes.";

/** Reports problems of the pictures that the content names, and files that it does not name. */
export function findImageProblems(
  contents: Readonly<Record<string, unknown>>,
  images: ImageFiles,
): { problems: Problem[]; unused: string[] } {
  const unused = new Set(images.keys());
  const problems: Problem[] = [];
  for (const [content, data] of Object.entries(contents)) {
    for (const { path, file, check } of usesIn(data)) {
      unused.delete(file);
      const image = images.get(file);
      const fault = image ? check(image) : unreadable(file);
      const message = images.has(file)
        ? fault && `${file} ${fault}`
        : missing(file, [...images.keys()]);
      if (message !== undefined)
        problems.push({ file: content, path, message });
    }
  }
  return { problems, unused: [...unused] };
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
