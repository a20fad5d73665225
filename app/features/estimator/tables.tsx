import { Fragment, memo, type ReactNode } from "react";

import { Scrolling } from "~/components/scrolling";
import type { Estimator } from "~/content/schema/estimator";
import type { Network, Package } from "~/content/schema/prices";
import { formatPence } from "~/format/numbers";
import { capitalised, fill } from "~/format/text";

import { needNames, vatOf, formatExact } from "./sums/bill";
import type { Entry } from "./sums/entry";
import { quoteFor } from "./sums/fees";
import type { AnswerProps } from "./answer";

type FeesProps = {
  caption: string;
  columns: readonly string[];
  className?: string;
  /** The rows. */
  children: ReactNode;
};

/** A table of figures, whose first column names its rows. */
export const Fees = ({ caption, columns, className, children }: FeesProps) => (
  <Scrolling className={className ?? "fees"} label={caption}>
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </Scrolling>
);

type Amount = Pick<Entry, "way" | "amountPence">;

const quoteWith = (
  network: Network,
  packages: readonly Package[],
  amount: Amount,
) => quoteFor({ sides: [{ network, packages }], share: 100 }, amount);

function Compare({ words, entry, quote }: AnswerProps) {
  const [part, second] = quote.parts;
  if (second) return null;
  const { compare } = words;
  const isBudget = entry.way === "budget";
  const caption = fill(isBudget ? compare.ofBudget : compare.ofSpend, {
    amount: formatPence(entry.amountPence),
  });
  const hasVAT = words.prices.vatPercent !== undefined;
  const remarkOn = ({ name, has }: Package) => {
    const missing = entry.needs.filter((need) => !has.includes(need));
    if (missing.length > 0)
      return fill(compare.fails, {
        needs: needNames(words, missing, words.or),
      });
    if (name !== part.package.name) return "";
    if (entry.needs.length > 0) return compare.hasNeeds;
    return isBudget ? compare.mostForAds : compare.cheapest;
  };
  const columns = [
    compare.package,
    isBudget ? compare.forAds : compare.total,
    compare.fee,
    ...(hasVAT ? [compare.withVAT] : []),
    compare.lacks,
  ];
  return (
    <Fees className="fees compare" caption={caption} columns={columns}>
      {part.network.packages.map((each) => {
        const own = quoteWith(part.network, [each], entry);
        const vat = own && vatOf(words, own.feePence);
        const remark = remarkOn(each);
        const isChosen = each.name === part.package.name;
        return (
          <tr
            key={each.name}
            className={isChosen ? "low" : remark ? "out" : undefined}
          >
            <th scope="row">
              <span>{each.name}</span>
              {remark && <small>{` ${remark}`}</small>}
            </th>
            {own ? (
              <>
                <td>
                  {formatExact(isBudget ? own.spendPence : own.totalPence)}
                </td>
                <td>{formatExact(own.feePence)}</td>
                {vat && <td>{formatExact(vat.grossPence)}</td>}
              </>
            ) : (
              <td colSpan={hasVAT ? 3 : 2}>{compare.tooDear}</td>
            )}
            <td>
              {each.lacks.length > 0
                ? capitalised(each.lacks.join(", "))
                : compare.nothing}
            </td>
          </tr>
        );
      })}
    </Fees>
  );
}

type RowsProps = {
  words: Estimator["worked"];
  network: Network;
  way: Entry["way"];
};

function Rows({ words, network, way }: RowsProps) {
  const { packages } = network;
  const isSpend = way === "spend";
  const caption = fill(isSpend ? words.caption : words.budgetCaption, {
    network: network.subjectName,
  });
  const names = packages.map(({ name }) => name);
  return (
    <Fees
      caption={caption}
      columns={[isSpend ? words.spend : words.budget, ...names]}
    >
      {(isSpend ? words.spends : words.budgets).map((amountPence) => {
        const amount = { way, amountPence };
        const low = quoteWith(network, packages, amount);
        return (
          <tr key={amountPence}>
            <th scope="row">{formatPence(amountPence)}</th>
            {packages.map((each) => {
              const own = quoteWith(network, [each], amount);
              const pence = isSpend ? own?.feePence : own?.spendPence;
              const isLow = low?.parts[0].package === each;
              return (
                <td key={each.name} className={isLow ? "low" : undefined}>
                  {pence === undefined ? words.tooDear : formatPence(pence)}
                  {isLow && (
                    <span className="visually-hidden">
                      {` ${isSpend ? words.cheapest : words.most}`}
                    </span>
                  )}
                </td>
              );
            })}
          </tr>
        );
      })}
    </Fees>
  );
}

/** Half of the estimator's elements: the slider's first key press does not wait for them. */
export const EstimateTables = memo(function EstimateTables(props: AnswerProps) {
  const { worked } = props.words;
  return (
    <>
      <Compare {...props} />
      {/* Without scripts it is open. */}
      <details className="more">
        <summary>{worked.summary}</summary>
        {props.quote.parts.map(({ network }) => (
          <Fragment key={network.key}>
            <Rows words={worked} network={network} way="spend" />
            <Rows words={worked} network={network} way="budget" />
          </Fragment>
        ))}
      </details>
    </>
  );
});
