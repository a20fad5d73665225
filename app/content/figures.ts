import type { Figures } from "./schema/figures.ts";

/** Figures that more than one page tells; specification, section 2. */
export const figures = {
  /** Searches on Google in a month, at least. */
  googleSearchesMillions: 63,
  /** People who search with Microsoft and not with Google. */
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
