import type { Figures } from "./schema/figures.ts";

/** The figures that several pages mention; specification, section 2. */
export const figures = {
  /** Searches on Google in a month, in millions; at least this many. */
  googleSearchesMillions: 63,
  /** People who use Microsoft's search and not Google's, in millions. */
  microsoftOnlyMillions: 64,
  averageRoiPercent: 250,
  averageRoiNote: {
    measure:
      "What a client gained, after all cost, on each pound of ad spend and fee.",
    period: "Twelve months to December 2025.",
    basis: "Accounts whose sales we can trace, weighted by spend.",
    sample: true,
  },
} satisfies Figures;
