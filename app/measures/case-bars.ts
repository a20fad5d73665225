import type { AdsPage } from "../content/schema/ads.ts";
import { barLength } from "../format/bar-length.ts";
import type { Measures } from "../measure.ts";

/** The bars of the case studies' figures. */
export function* caseBars({
  lead,
  others,
}: AdsPage["cases"]): Generator<Measures> {
  for (const { value, drawing } of [lead, ...others].flatMap(
    ({ metrics }) => metrics,
  )) {
    const bar = drawing ? undefined : barLength(value);
    if (bar) yield bar;
  }
}
