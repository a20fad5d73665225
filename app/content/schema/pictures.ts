import { z } from "zod";

import { neededSize, type PictureSlot } from "../../picture-slots.ts";
import { drawingSizes } from "../pictures/drawings.ts";
import { decoded } from "../markdown/parse.ts";
import { suggestion } from "../texts/nearest.ts";
import { entry } from "./entry.ts";
import { choice, matching, readAs, text } from "./primitives.ts";

const drawingName = z
  .string()
  .superRefine((name, context) => {
    if (!drawingSizes.has(name))
      context.addIssue(
        `"${name}" is not a drawing in app/drawings.${suggestion(name, [...drawingSizes.keys()], (each) => `"${each}"`)}`,
      );
  })
  .meta({ enum: [...drawingSizes.keys()] });

/** The keys of a drawing. Without `drawingAlt` it is decorative. */
export const drawingKeys = {
  drawing: drawingName,
  drawingAlt: text
    .meta({ title: "Alternative text of the drawing" })
    .optional(),
};

/** The same keys where a drawing may be left out. */
export const optionalDrawingKeys = {
  drawing: drawingName.optional(),
  drawingAlt: drawingKeys.drawingAlt,
};

type OptionalDrawingKeys = z.output<z.ZodObject<typeof optionalDrawingKeys>>;

/** A drawing with its alt text, from `drawingKeys`. */
export const toDrawing = (keys: {
  drawing: string;
  drawingAlt?: string | undefined;
}): Drawing => ({
  name: keys.drawing,
  alt: keys.drawingAlt ?? "",
  ...(drawingSizes.get(keys.drawing) ?? { width: 0, height: 0 }),
});

/** Replaces the keys of a drawing, if there is one, with the drawing. */
export const withDrawing = <Keys extends OptionalDrawingKeys>({
  drawing,
  drawingAlt,
  ...rest
}: Keys) => ({
  ...rest,
  drawing:
    drawing === undefined ? undefined : toDrawing({ drawing, drawingAlt }),
});

const FILE = /\.(?:jpe?g|png|webp|avif)$/i;
const PHOTO = new RegExp(`^\\d+-[0-9a-f]+$|${FILE.source}`, "i");

/** An address of the web. */
export const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** The path of a picture in content/images, which may be written with the folder. */
export const inImages = (file: string): string =>
  decoded(file)
    .trim()
    .normalize("NFC")
    .replace(/^(?:content\/)?images\//, "");

/** The path of the file that a `photo` names, unless it is an id of the image host. */
export const photoFile = (photo: string): string | undefined =>
  FILE.test(photo.trim()) ? inImages(photo) : undefined;

const FOCUS: Readonly<Record<string, Focus>> = {
  top: [50, 0],
  bottom: [50, 100],
  left: [0, 50],
  right: [100, 50],
  centre: [50, 50],
  center: [50, 50],
};

/**
 * A place in a picture: a side, or how far from the left and from the top, "30%
 * 20%".
 */
const focus = readAs(
  "top, bottom, left, right, centre, or how far from the left and from the top, such as 30% 20%",
  (value): Focus | undefined => {
    const [, x, y] = /^(\d+)%[\s,]+(\d+)%$/.exec(value) ?? [];
    const place = FOCUS[value.toLowerCase()] ?? [Number(x), Number(y)];
    return place.every((part) => part <= 100) ? place : undefined;
  },
  /^(?:top|bottom|left|right|cent(?:re|er)|\d+%[\s,]+\d+%)$/,
);

/**
 * The keys of a picture: a drawing, a photograph, both or none.
 *
 * @param slot its place, which determines how a photograph is cropped
 */
export const pictureKeys = (slot: PictureSlot) => ({
  ...optionalDrawingKeys,
  photo: matching(
    PHOTO,
    "a JPEG, PNG, WebP or AVIF file in content/images, such as team/ruth.jpg, or an id of the image host",
  )
    .meta({ format: "image" })
    .optional()
    .describe(
      `Its place needs ${neededSize(slot)}, to whose shape it is cropped.`,
    ),
  alt: text
    .meta({ title: "Alternative text" })
    .optional()
    .describe("What the photograph shows, for those who cannot see it."),
  focus: focus
    .optional()
    .describe("The part of the photograph that stays when it is cropped."),
  treatment: choice(["natural", "two inks"])
    .optional()
    .describe(
      "Natural for a photograph in its own colours, in place of two inks.",
    ),
});

type PictureKeys = z.output<z.ZodObject<ReturnType<typeof pictureKeys>>>;

/**
 * Replaces the keys of a picture with the picture.
 *
 * @param slot its place, which determines how a photograph is cropped
 */
export const withPicture =
  (slot: PictureSlot) =>
  <Keys extends PictureKeys>(
    { drawing, drawingAlt, photo, alt, focus: at, treatment, ...rest }: Keys,
    context: z.RefinementCtx,
  ) => {
    const picture: Picture = {};
    if (drawing) picture.drawing = toDrawing({ drawing, drawingAlt });
    if (photo !== undefined && alt === undefined) {
      context.addIssue({
        code: "custom",
        path: ["photo"],
        message:
          'needs the line "alt:" below it, which says what the photograph shows, for those who cannot see it',
      });
    }
    if (photo !== undefined && alt !== undefined) {
      const file = photoFile(photo);
      picture.photograph = {
        alt,
        slot,
        ...(at && { focus: at }),
        ...(treatment === "natural" && { isNatural: true }),
        ...(file === undefined
          ? { id: photo, host: "" }
          : { file, name: "", width: 0, height: 0, fallback: "jpg" }),
      };
    }
    return { ...rest, picture };
  };

/** The same picture in another place. */
export const inSlot = (slot: PictureSlot, given: Picture): Picture =>
  given.photograph
    ? { ...given, photograph: { ...given.photograph, slot } }
    : given;

/** A picture as an entry of its own. */
export const picture = (slot: PictureSlot) =>
  entry(pictureKeys(slot))
    .refine(
      ({ drawing, photo }) => drawing !== undefined || photo !== undefined,
      {
        error: 'must have "photo", "drawing" or both',
      },
    )
    .transform(withPicture(slot))
    .transform((keys) => keys.picture)
    .meta({ minProperties: 1 });

/** The image host, and the licences of pictures. */
export const pictures = entry({
  imageHost: matching(
    /^[a-z\d-]+(?:\.[a-z\d-]+)+$/,
    "the name of a host, such as images.unsplash.com",
  ).default("images.unsplash.com"),
  licences: z
    .record(z.string().trim().transform(inImages), text)
    .meta({ keys: "Picture", values: "Who made it and allows it" })
    .optional(),
});

/** How far from the left and from the top, in per cent. */
export type Focus = readonly [x: number, y: number];
/**
 * A drawing and its size in px. Its alt text is empty only if the text beside it says
 * the same.
 */
export type Drawing = {
  name: string;
  alt: string;
  width: number;
  height: number;
  isForDark?: true;
};
/** A photograph by its id at the image host. The loading adds the host. */
export type HostedPhotograph = PhotographKeys & { id: string; host: string };
/**
 * A photograph in content/images. The loading adds the name of its built files,
 * the size of the greatest of them in px, and the format for old browsers.
 */
export type OwnPhotograph = PhotographKeys & {
  file: string;
  name: string;
  width: number;
  height: number;
  fallback: "jpg" | "png";
};
export type Photograph = HostedPhotograph | OwnPhotograph;
/** A drawing, a photograph that covers it, or nothing. */
export type Picture = { drawing?: Drawing; photograph?: Photograph };
type PhotographKeys = {
  alt: string;
  slot: PictureSlot;
  focus?: Focus;
  isNatural?: boolean;
};
