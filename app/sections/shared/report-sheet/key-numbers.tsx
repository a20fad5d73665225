import { Numeral } from "~/components/figures";
import type { SmallReport } from "~/content/derived/small-report";
import { formatCount, formatPence } from "~/format/numbers";

type Props = SmallReport["numbers"] & Pick<SmallReport, "report">;

/**
 * The three numbers of a month, each with a bar below the outline of what it is
 * compared with.
 */
export function KeyNumbers({ spent, customers, cost, report }: Props) {
  const { bars, isOverTarget } = report;
  const numbers = [
    [spent, formatPence(report.spentPence), bars.spent],
    [customers, formatCount(report.customers), bars.customers],
    [cost, formatPence(report.costPence), bars.cost],
  ] as const;
  return (
    <dl>
      {numbers.map(([{ label, text }, value, bar]) => (
        <div
          key={label}
          className={label === cost.label && isOverTarget ? "over" : undefined}
        >
          <dt>{label}</dt>
          <dd>
            <Numeral value={value} />
            <span
              className="bar"
              style={{ "--after": bar, "--unit": Math.max(1, bar) }}
            />
            <small>{text}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
