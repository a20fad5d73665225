import { z } from "zod";

import { plates, type PlateName } from "../../plates.ts";
import { entry, nearest } from "./entry.ts";
import { text } from "./primitives.ts";

const isPlate = (value: string): value is PlateName =>
  Object.hasOwn(plates, value);

/** The name of a drawing of the design. */
const plate = z
  .string()
  .refine(isPlate, {
    error: ({ input }) => {
      const near = nearest(String(input), Object.keys(plates));
      return `"${String(input)}" is not a drawing in app/plates.${near ? ` Did you mean "${near}"?` : ""}`;
    },
  });

/** The keys of a drawing. Without `drawingAlt` it is decorative. */
export const drawingKeys = { drawing: plate, drawingAlt: text.optional() };

/** A drawing with its alt text, from `drawingKeys`. */
export const toDrawing = (keys: {
  drawing: PlateName;
  drawingAlt?: string | undefined;
}): Drawing => ({ plate: keys.drawing, alt: keys.drawingAlt ?? "" });

/** The keys of a picture: a drawing, and the photograph that may cover it. */
export const pictureKeys = {
  ...drawingKeys,
  /** The id of a photograph at the image host. */
  photo: z
    .string()
    .regex(/^\d+-[0-9a-f]+$/, "must be an id of the image host")
    .optional(),
  alt: text.optional(),
};

type PictureKeys = Parameters<typeof toDrawing>[0] & {
  photo?: string | undefined;
  alt?: string | undefined;
};

/** A picture from `pictureKeys`. */
export const toPicture = ({ photo, alt, ...drawing }: PictureKeys): Picture => ({
  drawing: toDrawing(drawing),
  ...(photo !== undefined &&
    alt !== undefined && { photograph: { id: photo, alt } }),
});

/** A picture as an entry of its own. */
export const picture = entry(pictureKeys).transform(toPicture);

/** Whether a caption, if there is one, has a picture above it. */
export const captionHasPicture = (section: {
  picture?: unknown;
  caption?: unknown;
}) => section.picture !== undefined || section.caption === undefined;

/** The issue of a section that fails `captionHasPicture`. */
export const LONELY_CAPTION = {
  path: ["caption"],
  error: "stands without a picture; take it out, or name a picture",
};

/** A drawing. Its alt text is empty only if the text beside it says the same. */
export type Drawing = { plate: PlateName; alt: string };
/** A photograph from the image host, by its id there. */
export type Photograph = { id: string; alt: string };
/** A drawing, and the photograph that may cover it. */
export type Picture = { drawing: Drawing; photograph?: Photograph };
