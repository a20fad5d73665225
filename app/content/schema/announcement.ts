import { createHash } from "node:crypto";
import type { z } from "zod";

import { pageAddress } from "../address.ts";
import { date, today } from "./date.ts";
import { entry } from "./entry.ts";
import { list, pageLink, richText } from "./primitives.ts";

/** A bar at the top of the pages; without its file there is none. */
export const announcement = entry({
  text: richText,
  link: pageLink.optional(),
  from: date.optional(),
  until: date.optional(),
  pages: list(pageAddress, 1, 20)
    .optional()
    .describe("Every page, unless some are named."),
})
  .refine(({ from, until }) => !from || !until || from.iso <= until.iso, {
    path: ["until"],
    error: 'is before "from"',
  })
  .transform((bar) => ({
    ...bar,
    /** What a visitor has closed: another text shows again. */
    key: createHash("sha256")
      .update(JSON.stringify([bar.text, bar.link]))
      .digest("hex")
      .slice(0, 8),
  }))
  .optional();

export type Announcement = NonNullable<z.infer<typeof announcement>>;

/** Why an announcement is not shown on a day, if it is not. */
export function whyHidden(
  { from, until }: Announcement,
  now: Date,
): string | undefined {
  if (from && today(now) < from.iso)
    return `is not shown yet: a build from ${from.shown} on has it`;
  if (until && today(now) > until.iso)
    return `is not shown any more: it ended on ${until.shown}`;
  return undefined;
}
