import type { ComponentProps } from "react";

import { Numeral } from "~/components/figures";
import { PageLink } from "~/components/links";
import { ColumnHeads, Scrolling } from "~/components/scrolling";
import type { Report as ReportContent } from "~/content/schema/report";
import { letterOf, type ReportPart } from "~/format/month-report";
import { formatCount, formatPence } from "~/format/numbers";
import type { PageAddress } from "~/page-path";

import "./report-sheet.css";

type PartProps = ComponentProps<"section"> & {
  name: ReportPart;
  /** The address of its note, and what screen readers say of the link. */
  note: PageAddress;
  noteLink: string;
};

/** A part of a sheet, with the letter that leads to its note. */
export const Part = ({
  name,
  note,
  noteLink,
  children,
  ...rest
}: PartProps) => (
  <section className={`part ${name}`} {...rest}>
    {children}
    <PageLink className="key" to={note} aria-label={noteLink}>
      {letterOf(name)}
    </PageLink>
  </section>
);

type Sheet = ReportContent["sheet"];
type WithReport = Pick<ReportContent, "report">;

type NumbersProps = Sheet["numbers"] & WithReport;

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

type TableProps = Sheet["networks"] &
  WithReport & {
    /** Whether it is the small sheet's, which leaves the enquiries out. */
    isShort?: true;
  };

/** An amount with its pence: "£240.00" stands below "£72.50". */
const withPence = (pence: number) =>
  pence % 100 === 0 ? `${formatPence(pence)}.00` : formatPence(pence);

type RowProps = Pick<TableProps, "isShort"> & {
  name: string;
  className?: string;
  spentPence: number;
  enquiries?: number;
  customers?: number;
  costPence: number;
};

function Row({ name, className, isShort, ...row }: RowProps) {
  const { spentPence, enquiries, customers, costPence } = row;
  return (
    <tr className={className}>
      <th scope="row">{name}</th>
      <td>{formatPence(spentPence)}</td>
      {!isShort && <td>{enquiries !== undefined && formatCount(enquiries)}</td>}
      <td>{customers !== undefined && formatCount(customers)}</td>
      <td>{withPence(costPence)}</td>
    </tr>
  );
}

/** What each network cost and brought, then all of them, with our fee. */
export function NetworksTable(props: TableProps) {
  const { heading, columns, total, fee, allIn, report, isShort } = props;
  const { networks, enquiries, customers } = report;
  const common = isShort && { isShort };
  return (
    <Scrolling label={heading}>
      <table className="tabular" aria-label={heading}>
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
    </Scrolling>
  );
}

/** A cost to the whole pound. */
const inPounds = (pence: number) => formatPence(Math.round(pence / 100) * 100);

type YearProps = Sheet["year"] & WithReport;

/**
 * What a customer cost in each month, as a line below the surface: depth is the cost.
 * The table says it to screen readers, and to all where the chart has no room.
 */
export function Year({ heading, target, columns, report }: YearProps) {
  const { months, targetPence, isOverTarget } = report;
  const costs = months.map(({ costPence }) => costPence);
  const deepest = Math.max(targetPence, ...costs);
  const least = Math.min(...costs);
  const depthOf = (pence: number) => Math.round((1000 * pence) / deepest) / 10;
  const { month, spent, customers, cost } = columns;
  return (
    <>
      <ol
        className={isOverTarget ? "months over" : "months"}
        style={{
          "--target-depth": depthOf(targetPence),
          "--months": months.length,
        }}
        data-zero={formatPence(0)}
        data-target={formatPence(targetPence)}
        data-label={target}
        aria-hidden
      >
        {months.map(({ name, costPence }) => (
          <li
            key={name}
            className={[
              costPence < targetPence && "cheaper",
              costPence === least && "least",
            ]
              .filter(Boolean)
              .join(" ")}
            style={{ "--depth": depthOf(costPence) }}
          >
            {name.slice(0, 1)}
            <span>{name.slice(1, 3)}</span>
            <b>{inPounds(costPence)}</b>
          </li>
        ))}
      </ol>
      <div className="visually-hidden">
        <table aria-label={heading}>
          <ColumnHeads columns={[month, spent, customers, cost]} />
          <tbody>
            {months.map(({ name, ...each }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{formatPence(each.spentPence)}</td>
                <td>{formatCount(each.customers)}</td>
                <td>{formatPence(each.costPence)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
