import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import type { Brand } from "../../app/brand/schema.ts";

/** The licences of the web fonts, which must be distributed with them. */
export function fontLicences({
  text,
  labels,
}: Brand["buildOnly"]["typefaces"]) {
  const packages = [text, labels].map(({ file }) => dirname(dirname(file)));
  return [...new Set(packages)]
    .map((folder) => readFileSync(join(folder, "LICENSE"), "utf8"))
    .join("\n\n");
}
