import { entry } from "./entry.ts";
import { count, percent } from "./primitives.ts";
import { note } from "./shared.ts";

/** Figures that several pages mention; specification, section 2. */
export const figures = entry({
  /** Searches on Google in a month, in millions; at least this many. */
  googleSearches: count(),
  /** People who use Microsoft's search and not Google's, in millions. */
  microsoftOnly: count(),
  microsoftLowerCPC: percent,
  averageROI: count(),
  averageROINote: note,
});
