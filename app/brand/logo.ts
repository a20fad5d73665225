import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

import { entry } from "../content/schema/entry.ts";
import type { LogoFile } from "../content/schema/logos.ts";
import { inImages } from "../content/schema/pictures.ts";

/** Code, and what is not in the file itself; its own parts (#…) and data are. */
const FOREIGN =
  /<(?:script|foreignObject|iframe|handler)\b|\bon\w+=|(?:href|src)=["'](?!\s*(?:#|data:image\/))|@import|url\((?!\s*["']?(?:#|data:))|<\?xml-stylesheet|<!ENTITY/i;

export function logoProblem(svg: string): string | undefined {
  const [, attributes] = /<svg\b([^>]*)>/.exec(svg) ?? [];
  if (attributes === undefined) return "is not an SVG picture";
  const [, box = ""] = /viewBox=["']([^"']+)/.exec(attributes) ?? [];
  const [, , width = 0, height = 0] = box.split(/[\s,]+/).map(Number);
  if (!(width > 0 && height > 0))
    return 'needs a viewBox, which says its size, such as viewBox="0 0 320 80"';
  const [foreign] = FOREIGN.exec(svg) ?? [];
  return (
    foreign &&
    `has ${foreign}: a logo must be without scripts and without files from elsewhere`
  );
}

const logoFile = z
  .string()
  .transform((written, context): LogoFile => {
    const file = inImages(written);
    const path = join("content/images", file);
    const problem = existsSync(path)
      ? logoProblem(readFileSync(path, "utf8"))
      : "is not in content/images";
    if (problem !== undefined) context.addIssue(`${file} ${problem}`);
    return { file, address: "", width: 0, height: 0, hasOwnColours: true };
  })
  .meta({ format: "image" });

/** The company's logo, SVG files in content/images: one for both colour schemes, or two. */
export const logo = z
  .preprocess(
    (value) => (typeof value === "string" ? { light: value } : value),
    entry({ light: logoFile, dark: logoFile.optional() }),
  )
  .transform(({ light, dark = light }) => ({ light, dark }));
