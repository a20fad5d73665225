import { home } from "../content/home.ts";
import type { Measures } from "../measure.ts";

export function* measures(): Generator<Measures> {
  for (const value of home.hero.soundings.readings) yield { value };
}
