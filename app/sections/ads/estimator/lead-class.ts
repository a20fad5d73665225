/** Where the fee has no room right of the lead: at the end, on phones before. */
export const leadClass = (start: number): string =>
  `lead-line ${start < 50 ? "" : start < 80 ? "mid" : "late"}`;
