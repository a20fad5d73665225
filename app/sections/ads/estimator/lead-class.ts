/** Where the lead is: beside it the fee has room on the right, on phones as well, or none. */
export const leadClass = (start: number): string =>
  `lead-line ${start < 50 ? "" : start < 66 ? "mid" : "late"}`;
