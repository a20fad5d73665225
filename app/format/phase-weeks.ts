/** The clock of the phases, in weeks, as in weeks.css. */
export const CLOCK_WEEKS = 8;

type Weeks = {
  firstWeek: number;
  lastWeek: number;
  isOngoing?: boolean | undefined;
};

/** "Week 1", "Weeks 3 and 4", "Week 5 onwards". */
export function weeksLabel({ firstWeek, lastWeek, isOngoing }: Weeks): string {
  if (isOngoing) return `Week ${firstWeek} onwards`;
  if (firstWeek === lastWeek) return `Week ${firstWeek}`;
  const joint = lastWeek === firstWeek + 1 ? "and" : "to";
  return `Weeks ${firstWeek} ${joint} ${lastWeek}`;
}

/**
 * Where the label of a bar stands that is too short for it: one week always is,
 * two weeks are on a narrow screen.
 */
export function labelPlace({
  firstWeek,
  lastWeek,
}: Weeks): "label-outside" | "label-outside-narrow" | undefined {
  if (firstWeek === lastWeek) return "label-outside";
  if (lastWeek === firstWeek + 1) return "label-outside-narrow";
  return undefined;
}
