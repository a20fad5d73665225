import type { DrawnStat } from "~/content/schema/shared";

import { Drawing } from "./drawing";
import { Numeral } from "./numeral";

/** Figures, each counted out beneath itself. */
export function DrawnStats({ stats }: { stats: readonly DrawnStat[] }) {
  return (
    <dl>
      {stats.map(({ value, label, drawing }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Numeral value={value} />
            <Drawing drawing={drawing} fit="draw micro" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
