import { ColumnHeads } from "~/components/scrolling";
import type { Report as ReportContent } from "~/content/schema/report";
import { formatCount, formatPence } from "~/format/numbers";

import "./year-chart.css";

type Props = ReportContent["sheet"]["year"] & Pick<ReportContent, "report">;
type Report = Props["report"];

/** The chart's water in px: its surface, its depth, and its whole height. */
const SURFACE = 22;
const DEPTH = 180;
const HEIGHT = 230;

/** The distances of the rules that the chart can have, in pence. */
const STEPS = [1_00, 2_00, 5_00, 10_00, 20_00, 50_00, 100_00, 200_00, 500_00];

/** At most this many rules below the surface. */
const RULES = 4;

/** Where the months hang, in per cent of the width. */
const FIRST = 11;
const LAST = 97;

/** A rule so near to the target, as a share of the depth, has no label. */
const NEAR = 0.09;

const percent = (x: number) => `${Math.round(100 * x) / 100}%`;

/** A cost to the whole pound. */
const inPounds = (pence: number) => formatPence(Math.round(pence / 100) * 100);

/**
 * The depth of a chart of costs and the rules in it, in pence: round amounts, and
 * the last one is the bottom.
 */
export function yearScale(costs: readonly number[]) {
  const deepest = Math.max(...costs);
  const step =
    STEPS.find((each) => deepest <= RULES * each) ??
    1000_00 * Math.ceil(deepest / (RULES * 1000_00));
  const count = Math.ceil(deepest / step);
  return {
    depth: count * step,
    rules: Array.from({ length: count + 1 }, (_, index) => index * step),
  };
}

/** The same in figures, with what each month cost and brought. */
function YearTable({
  columns,
  months,
}: Pick<Props, "columns"> & Pick<Report, "months">) {
  return (
    <div className="visually-hidden">
      <table aria-labelledby="year-label">
        <ColumnHeads
          columns={[
            columns.month,
            columns.spent,
            columns.customers,
            columns.cost,
          ]}
        />
        <tbody>
          {months.map(({ name, spentPence, customers, costPence }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{formatPence(spentPence)}</td>
              <td>{formatCount(customers)}</td>
              <td>{formatPence(costPence)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/**
 * What a customer cost in each month, as a line below the surface: depth is the
 * cost. Positions across are in per cent, so that the lettering keeps its size.
 */
export function YearChart({ target, columns, report }: Props) {
  const { months, targetPence, isOverTarget } = report;
  const { depth, rules } = yearScale([
    targetPence,
    ...months.map(({ costPence }) => costPence),
  ]);
  const yOf = (pence: number) =>
    Math.round(10 * (SURFACE + (DEPTH * pence) / depth)) / 10;
  const readings = months.map(({ name, costPence }, index) => ({
    name,
    costPence,
    x: percent(FIRST + ((LAST - FIRST) * index) / (months.length - 1)),
    y: yOf(costPence),
    isLast: index === months.length - 1,
    isEven: (months.length - 1 - index) % 2 === 1,
  }));
  const targetY = yOf(targetPence);
  return (
    <>
      <svg
        className={isOverTarget ? "report-year over" : "report-year"}
        width="100%"
        height={HEIGHT}
        aria-hidden="true"
      >
        {rules.map((pence) => (
          <g key={pence}>
            <line
              className={pence === 0 ? "surface" : "depth"}
              x1="6.4%"
              x2="100%"
              y1={yOf(pence)}
              y2={yOf(pence)}
            />
            {Math.abs(pence - targetPence) > NEAR * depth && (
              <text x="5.4%" y={yOf(pence) + 4} textAnchor="end">
                {formatPence(pence)}
              </text>
            )}
          </g>
        ))}
        <line
          className="target"
          x1="6.4%"
          x2="100%"
          y1={targetY}
          y2={targetY}
        />
        <g className="strong">
          <text y={targetY - 10}>{target}</text>
          <text x="5.4%" y={targetY + 4} textAnchor="end">
            {formatPence(targetPence)}
          </text>
        </g>
        {readings.slice(1).map(({ name, x, y }, index) => (
          <line
            key={name}
            className="bed"
            x1={readings[index]?.x}
            y1={readings[index]?.y}
            x2={x}
            y2={y}
          />
        ))}
        {readings.map(({ name, costPence, x, y, isLast, isEven }) => (
          <g
            key={name}
            className={isLast ? "month last" : isEven ? "month even" : "month"}
          >
            <line x1={x} x2={x} y1={SURFACE} y2={y} />
            <circle cx={x} cy={y} r={isLast ? 5.5 : 3.5} />
            <text x={x} y={13} textAnchor="middle">
              {name.slice(0, 1)}
              <tspan className="rest">{name.slice(1, 3)}</tspan>
            </text>
            <text className="reading" x={x} y={HEIGHT - 8} textAnchor="middle">
              {inPounds(costPence)}
            </text>
          </g>
        ))}
      </svg>
      <YearTable columns={columns} months={months} />
    </>
  );
}
