/** axe-core's names for WCAG 2.0 to 2.2, A and AA, and for its best practices. */
export const WCAG_STANDARDS = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22a",
  "wcag22aa",
  "best-practice",
];
