import { Numeral } from "~/components/figures";
import type { SmallReport } from "~/content/derived/small-report";
import type { Report as ReportContent } from "~/content/schema/report";
import { formatCount, formatPence } from "~/format/numbers";

type NumbersProps = SmallReport["numbers"] & Pick<SmallReport, "report">;

/**
 * The three numbers of a month, each with a bar below the outline of what it is
 * compared with.
 */
export function KeyNumbers({ spent, customers, cost, report }: NumbersProps) {
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

type TableProps = Omit<ReportContent["sheet"]["networks"], "note" | "unit"> &
  Pick<SmallReport, "report"> & {
    /** Whether it is the small sheet's, which leaves the enquiries out. */
    isShort?: true;
  };

/** An amount with its pence: "£240.00" stands below "£72.50". */
const withPence = (pence: number) =>
  pence % 100 === 0 ? `${formatPence(pence)}.00` : formatPence(pence);

type RowProps = Pick<TableProps, "columns" | "isShort"> & {
  name: string;
  className?: string;
  spentPence: number;
  enquiries?: number;
  customers?: number;
  costPence: number;
};

function Row({ name, className, columns, isShort, ...row }: RowProps) {
  const { spentPence, enquiries, customers, costPence } = row;
  return (
    <tr className={className}>
      <th scope="row">{name}</th>
      <td data-label={columns.spent}>{formatPence(spentPence)}</td>
      {!isShort && (
        <td data-label={columns.enquiries}>
          {enquiries !== undefined && formatCount(enquiries)}
        </td>
      )}
      <td data-label={columns.customers}>
        {customers !== undefined && formatCount(customers)}
      </td>
      <td data-label={columns.cost}>{withPence(costPence)}</td>
    </tr>
  );
}

/** What each network cost and brought, then all of them, with our fee. */
export function NetworksTable(props: TableProps) {
  const { heading, columns, total, fee, allIn, report, isShort } = props;
  const { networks, enquiries, customers } = report;
  const common = { columns, ...(isShort && { isShort }) };
  return (
    <table className="report-networks tabular" aria-label={heading}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{columns.network}</span>
          </th>
          <th scope="col">{columns.spent}</th>
          {!isShort && <th scope="col">{columns.enquiries}</th>}
          <th scope="col">{columns.customers}</th>
          <th scope="col">{columns.cost}</th>
        </tr>
      </thead>
      <tbody>
        {networks.map((network) => (
          <Row key={network.name} {...network} {...common} />
        ))}
      </tbody>
      <tbody>
        {!isShort && (
          <Row {...report} {...common} name={total} className="sum" />
        )}
        <Row
          name={fee}
          {...common}
          spentPence={report.feePence}
          costPence={report.feeEachPence}
        />
        <Row
          name={allIn}
          className="sum"
          {...common}
          spentPence={report.allInPence}
          enquiries={enquiries}
          customers={customers}
          costPence={report.allInEachPence}
        />
      </tbody>
    </table>
  );
}
