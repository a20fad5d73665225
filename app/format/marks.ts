/** The nine marks of a hand lead line, in fathoms. They number the sections. */
export const FATHOMS = [2, 3, 5, 7, 10, 13, 15, 17, 20] as const;

/** One of the nine marks, in fathoms. */
export type Fathoms = (typeof FATHOMS)[number];

/** A section's mark of the lead line. */
export type Mark = {
  fathoms: Fathoms;
  label: string;
  /** Whether it is the page's first, which says what the numbers are. */
  isFirst?: boolean;
};
