/** The weeks that the chart of the phases spans. */
export const CLOCK_WEEKS = 8;

type Weeks = {
  firstWeek: number;
  lastWeek: number;
  isOngoing?: boolean | undefined;
};

/** The label of a phase: "Week 1", "Weeks 3 and 4", "Week 5 onwards". */
export function weeksLabel({ firstWeek, lastWeek, isOngoing }: Weeks): string {
  if (isOngoing) return `Week ${firstWeek} onwards`;
  if (firstWeek === lastWeek) return `Week ${firstWeek}`;
  const joint = lastWeek === firstWeek + 1 ? "and" : "to";
  return `Weeks ${firstWeek} ${joint} ${lastWeek}`;
}

/**
 * The class that puts a label beside its bar. A bar of one week is always too
 * short for its label, a bar of two weeks is in narrow windows.
 */
export function labelPlace({
  firstWeek,
  lastWeek,
}: Weeks): "label-outside" | "label-outside-narrow" | undefined {
  if (firstWeek === lastWeek) return "label-outside";
  if (lastWeek === firstWeek + 1) return "label-outside-narrow";
  return undefined;
}
