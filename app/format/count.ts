import { groupDigits } from "./group-digits.ts";

/** From here on nobody asks for tenths. */
const WHOLE_FROM = 100;

/** "12,000", "4.8", "3", and "under 0.1" for what would round to nothing. */
export function formatCount(count: number): string {
  if (count >= WHOLE_FROM) return groupDigits(count.toFixed(0));
  if (count > 0 && count < 0.05) return "under 0.1";
  return count.toFixed(1).replace(/\.0$/, "");
}
