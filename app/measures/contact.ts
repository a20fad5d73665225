import { contact } from "../content/contact.ts";
import type { Measures } from "../measure.ts";

export function* contactMeasures(): Generator<Measures> {
  for (const { hours } of contact.hours.openings) {
    if (hours) yield { start: hours.opens, end: hours.closes };
  }
}
