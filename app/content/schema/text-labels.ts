import type { z } from "zod";

import { entry } from "./entry.ts";
import { template, text } from "./primitives.ts";

/** The words around the text of every Markdown page. */
export const textLabels = entry({
  footnotes: text,
  /** The link beside a heading, which can be copied. */
  linkTo: template("heading"),
  /** The button on a film's picture, and what it loads. */
  video: entry({ play: text, loads: template("service") }),
});

export type TextLabels = z.infer<typeof textLabels>;
