/** The weeks that the chart of the phases spans. */
export const CLOCK_WEEKS = 8;

type Weeks = {
  firstWeek: number;
  lastWeek: number;
  ongoing?: boolean | undefined;
};

/** The label of a phase: "Week 1", "Weeks 3 and 4", "Week 5 onwards". */
export function weeksLabel({ firstWeek, lastWeek, ongoing }: Weeks): string {
  if (ongoing) return `Week ${firstWeek} onwards`;
  if (firstWeek === lastWeek) return `Week ${firstWeek}`;
  const joint = lastWeek === firstWeek + 1 ? "and" : "to";
  return `Weeks ${firstWeek} ${joint} ${lastWeek}`;
}

/** From this week on there is no room for a label after the bar. */
const LATE_WEEK = CLOCK_WEEKS - 1;

/** A bar of one week is too short for its label, one of two weeks in narrow windows. */
export function weekLabelPlace({
  firstWeek,
  lastWeek,
}: Weeks): string | undefined {
  if (lastWeek > firstWeek + 1) return undefined;
  const width =
    firstWeek === lastWeek ? "label-outside" : "label-outside-narrow";
  return lastWeek < LATE_WEEK ? width : `${width} label-before`;
}
