import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const PACKAGES = "node_modules/@fontsource-variable";

const GENERICS = ["sans-serif", "serif", "monospace"] as const;

/** A typeface of Fontsource. */
export type Typeface = {
  family: string;
  file: string;
  generic: (typeof GENERICS)[number];
  axes: Readonly<Record<string, { min: number; max: number }>>;
};

const metadata = z.object({
  family: z.string(),
  category: z.string(),
  variable: z.record(
    z.string(),
    z.object({ min: z.coerce.number(), max: z.coerce.number() }),
  ),
});

const idOf = (name: string) =>
  name.trim().toLowerCase().replaceAll(/\s+/g, "-");

/** A variable typeface by its name on fontsource.org, such as Instrument Sans. */
export const typeface = z.string().transform((name, context): Typeface => {
  const id = idOf(name);
  const folder = join(PACKAGES, id);
  if (!existsSync(folder)) {
    context.addIssue(
      `${name.trim()} is not installed. Run: npm install --save-dev @fontsource-variable/${id} (if there is no such package, it is not a variable typeface of fontsource.org)`,
    );
    return z.NEVER;
  }
  const { family, category, variable } = metadata.parse(
    JSON.parse(readFileSync(join(folder, "metadata.json"), "utf8")),
  );
  // A file for each axis, which has the weights too. Optical sizes come first.
  const axis = ["opsz", "wght"].find((each) =>
    existsSync(join(folder, `files/${id}-latin-${each}-normal.woff2`)),
  );
  if (axis === undefined) {
    context.addIssue(
      `${family} has no Latin letters in several weights; choose another typeface`,
    );
    return z.NEVER;
  }
  return {
    family,
    file: join(folder, `files/${id}-latin-${axis}-normal.woff2`),
    generic: GENERICS.find((each) => each === category) ?? "sans-serif",
    axes: Object.fromEntries(
      Object.entries(variable).filter(
        ([key]) => key === axis || key === "wght",
      ),
    ),
  };
});
