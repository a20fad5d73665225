import { pictureSlots } from "../picture-slots.ts";
import { hashOf, stemOf, type ImageFile, type ImageFiles } from "./images.ts";
import type {
  Focus,
  HostedPhotograph,
  LogoFile,
  OwnPhotograph,
} from "./schema/pictures.ts";

/** Raise it when build-plugins/images.ts writes other files from the same picture. */
const RECIPE = 1;

/** A picture of content/images as pages use it. */
export type PlacedImage = { image: ImageFile } & (
  { photograph: OwnPhotograph } | { logo: LogoFile }
);

const CENTRE: Focus = [50, 50];

/**
 * The part of a picture that remains when it is cut to `ratio`, in px. As with
 * `object-position`, the point at `focus` stays where it is in per cent.
 */
export function cut(
  { width, height }: { width: number; height: number },
  ratio: number,
  [x, y]: Focus = CENTRE,
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

/**
 * Adds sizes and addresses to the photographs and logos of the content. Files with
 * problems are omitted.
 */
export function placeImages(
  content: unknown,
  images: ImageFiles,
  host: string,
): PlacedImage[] {
  if (typeof content !== "object" || content === null) return [];
  if (isHosted(content)) content.host = host;
  const image = "file" in content && images.get(String(content.file));
  if (image && isOwnPhotograph(content)) {
    placePhotograph(content, image);
    return [{ image, photograph: content }];
  }
  if (image && isLogo(content)) {
    const { file } = content;
    content.address = `/assets/${stemOf(file)}-${image.hash}.${image.type}`;
    content.width = image.width;
    content.height = image.height;
    return [{ image, logo: content }];
  }
  return Object.values(content).flatMap((part) =>
    placeImages(part, images, host),
  );
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
