/** The nine marks of a hand lead line, in fathoms: they number the sections. */
export const FATHOMS = [2, 3, 5, 7, 10, 13, 15, 17, 20] as const;

export type Fathoms = (typeof FATHOMS)[number];
