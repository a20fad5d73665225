import type { Measures } from "../measure.ts";

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

/** The weeks gone by where the bar begins and where it ends. */
export function weeksMeasures({ firstWeek, lastWeek }: Weeks): Measures {
  return { start: firstWeek - 1, end: lastWeek };
}
