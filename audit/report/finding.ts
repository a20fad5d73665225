/** What an outside judge holds against the site. */
export interface Finding {
  /** The page and its state, or the file. */
  where: string;
  /** The judge's own name for what was broken. */
  rule: string;
  /** The element, the place or the value. */
  element: string;
  message: string;
}

/** What one judge had to say. */
export interface Judgement {
  judge: string;
  /** Each thing that was judged: a view, a page, a file. */
  judged: string[];
  findings: Finding[];
  /** How many faults were planted for it, and which of them it did not see. */
  planted: { count: number; unseen: string[] };
  /** What it has to tell without finding fault: scores, exceptions. */
  remarks: string[];
  /** The time it took, in ms. */
  time: number;
}
