/**
 * What the stylesheet must know of the lead's place, in per cent from the left:
 * whether the fee has room on its right, and on phones (`mid`) only if the
 * scale's figures give way, or (`late`) goes to its left.
 */
export const leadClass = (start: number): string =>
  `lead-line ${start < 50 ? "" : start < 66 ? "mid" : "late"}`;
