import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const IMAGES = "content/images";

/** The icon of the design, in the brand's colours. */
export const DESIGN_ICON = "app/brand/icon.svg";

const pathOf = (name: string) => join(IMAGES, name);

/** A square SVG file in content/images, as its path. */
export const iconFile = z
  .string()
  .transform((name) => name.trim())
  .refine((name) => existsSync(pathOf(name)), {
    error: ({ input }) => `there is no ${String(input)} in ${IMAGES}`,
    abort: true,
  })
  .refine((name) => isSquare(readFileSync(pathOf(name), "utf8")), {
    error:
      'must be a square SVG whose viewBox begins at 0 0, such as viewBox="0 0 32 32"',
  })
  .transform(pathOf);

function isSquare(svg: string): boolean {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  return width !== undefined && width === height;
}
