import { Numeral } from "~/components/figures";
import type { SmallReport } from "~/content/derived/small-report";
import { formatCount, formatPence } from "~/format/numbers";

type Words = { label: string; text: string };

type NumberProps = Words & {
  value: string;
  /** The length of its bar; the outline's is 1. */
  bar: number;
  isOver?: boolean;
};

/** A figure, with a bar for it below the outline of what it is compared with. */
function KeyNumber({ label, value, text, bar, isOver = false }: NumberProps) {
  return (
    <div className={isOver ? "over" : undefined}>
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
  );
}

type Props = {
  spent: Words;
  customers: Words;
  cost: Words;
  report: SmallReport["report"];
};

/** The three numbers of a month. */
export function KeyNumbers({ spent, customers, cost, report }: Props) {
  const { bars } = report;
  return (
    <dl>
      <KeyNumber
        {...spent}
        value={formatPence(report.spentPence)}
        bar={bars.spent}
      />
      <KeyNumber
        {...customers}
        value={formatCount(report.customers)}
        bar={bars.customers}
      />
      <KeyNumber
        {...cost}
        value={formatPence(report.costPence)}
        bar={bars.cost}
        isOver={report.isOverTarget}
      />
    </dl>
  );
}
