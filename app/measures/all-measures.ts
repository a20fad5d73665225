import type { Measures } from "../measure.ts";
import { adsMeasures } from "./ads.ts";
import { contactMeasures } from "./contact.ts";
import { homeMeasures } from "./home.ts";
import { servicesMeasures } from "./services.ts";

/** Every number of the content that draws something. */
export function* allMeasures(): Generator<Measures> {
  yield* homeMeasures();
  yield* servicesMeasures();
  yield* adsMeasures();
  yield* contactMeasures();
}
