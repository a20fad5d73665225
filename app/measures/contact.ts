import { contact } from "../content/contact.ts";
import { TICKS } from "../format/week-clock.ts";
import type { Measures } from "../measure.ts";

export function* measures(): Generator<Measures> {
  for (const tick of TICKS) yield { start: tick };
  for (const { hours } of contact.hours.openings) {
    if (hours) yield { start: hours.opens, end: hours.closes };
  }
}
