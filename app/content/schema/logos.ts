import { bySchemes, entry } from "./entry.ts";
import { drawingKeys, inImages, toDrawing } from "./pictures.ts";
import { matching, text, yesNo } from "./primitives.ts";

/** What the file of a logo ends with. */
export const LOGO = /\.(?:svg|png)$/i;

/** An SVG or PNG file in content/images. */
export const logoFile = matching(
  LOGO,
  "an SVG or PNG file in content/images, such as logos/acme.svg",
)
  .meta({ format: "image" })
  .transform(inImages);

const logoKeys = {
  drawing: drawingKeys.drawing.optional(),
  file: logoFile.optional(),
  ownColours: yesNo
    .optional()
    .describe("Yes for a logo in its own colours, in place of one ink."),
};

/** A client's logo. */
export const logo = entry({
  name: text,
  ...logoKeys,
  sample: yesNo.optional(),
})
  .refine(
    ({ drawing, file }) => (drawing === undefined) !== (file === undefined),
    {
      error:
        'must have either "file" (an SVG or PNG in content/images) or "drawing"',
    },
  )
  .transform(({ name, drawing, file, ownColours, ...rest }) => ({
    name,
    ...(drawing && { drawing: toDrawing({ drawing, drawingAlt: name }) }),
    ...(file !== undefined && {
      file: { ...inOwnColours(file), hasOwnColours: ownColours === true },
    }),
    ...rest,
  }));

/** A logo in content/images. The loading adds its address and its size in px. */
export type LogoFile = {
  file: string;
  address: string;
  width: number;
  height: number;
  hasOwnColours: boolean;
};

/** A logo that keeps its colours. */
export const inOwnColours = (file: string): LogoFile => ({
  file,
  address: "",
  width: 0,
  height: 0,
  hasOwnColours: true,
});

/** An SVG file in content/images. */
export const svgFile = matching(
  /\.svg$/i,
  "an SVG file in content/images, such as logos/acme.svg",
)
  .meta({ format: "image" })
  .transform(inImages);

/** The company's own logo. */
export const companyLogo = bySchemes(svgFile.transform(inOwnColours));
