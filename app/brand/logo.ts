import { z } from "zod";

import { entry } from "../content/schema/entry.ts";
import { inOwnColours } from "../content/schema/logos.ts";
import { inImages } from "../content/schema/pictures.ts";
import { matching } from "../content/schema/primitives.ts";

const logoFile = matching(
  /\.svg$/i,
  "an SVG file in content/images, such as logos/acme.svg",
)
  .meta({ format: "image" })
  .transform((written) => inOwnColours(inImages(written)));

/** The company's logo, SVG files in content/images: one for both colour schemes, or two. */
export const logo = z
  .preprocess(
    (value) => (typeof value === "string" ? { light: value } : value),
    entry({ light: logoFile, dark: logoFile.optional() }),
  )
  .transform(({ light, dark = light }) => ({ light, dark }));
