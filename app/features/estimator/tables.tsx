import { Fragment, memo } from "react";

import { HydrationBoundary } from "~/components/hydration-boundary";
import { Scrolling } from "~/components/scrolling";
import type { Estimator } from "~/content/schema/estimator";
import type { Network, Package } from "~/content/schema/prices";
import { formatPence } from "~/format/numbers";
import { capitalised, fill } from "~/format/text";

import { needNames, vatOf, formatExact } from "./sums/bill";
import type { Entry } from "./sums/entry";
import { namesOf, quoteFor, type Quote } from "./sums/fees";
import "./tables.css";

const quoteWith = (
  network: Network,
  each: Package,
  amount: Pick<Entry, "way" | "amountPence">,
) => quoteFor({ sides: [{ network, packages: [each] }], share: 100 }, amount);

type TablesProps = { words: Estimator; entry: Entry; quote: Quote };

/** The packages of a single network: their fees, and what each of them lacks. */
function Compare({ words, entry, quote }: TablesProps) {
  const [part, second] = quote.parts;
  if (!part || second) return null;
  const { compare } = words;
  const isBudget = entry.way === "budget";
  const caption = fill(isBudget ? compare.ofBudget : compare.ofSpend, {
    amount: formatPence(entry.amountPence),
  });
  const hasVAT = words.prices.vatPercent !== undefined;
  /** What is said below a package's name. */
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
  return (
    <Scrolling className="fees compare" label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{compare.package}</th>
            <th scope="col">{isBudget ? compare.forAds : compare.total}</th>
            <th scope="col">{compare.fee}</th>
            {hasVAT && <th scope="col">{compare.withVAT}</th>}
            <th scope="col" className="not">
              {compare.lacks}
            </th>
          </tr>
        </thead>
        <tbody>
          {part.network.packages.map((each) => {
            const own = quoteWith(part.network, each, entry);
            const vat = own && vatOf(words, own.feePence);
            const remark = remarkOn(each);
            const isChosen = each.name === part.package.name;
            return (
              <tr
                key={each.name}
                className={isChosen ? "low" : remark ? "out" : undefined}
              >
                <th scope="row">
                  {each.name}
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
                <td className="not">
                  {each.lacks.length > 0
                    ? capitalised(each.lacks.join(", "))
                    : compare.nothing}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Scrolling>
  );
}

type RowsProps = {
  caption: string;
  head: string;
  /** What marks the best of a row, for screen readers. */
  best: string;
  tooDear: string;
  network: Network;
  way: Entry["way"];
  amounts: readonly number[];
};

/** What each package comes to at a few amounts: its fee, or what it leaves for ads. */
function Rows({
  caption,
  head,
  best,
  tooDear,
  network,
  way,
  amounts,
}: RowsProps) {
  const { packages } = network;
  return (
    <Scrolling className="fees" label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {packages.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {amounts.map((amountPence) => {
            const all = { sides: [{ network, packages }], share: 100 };
            const low = quoteFor(all, { way, amountPence });
            const [chosen] = low ? namesOf(low) : [];
            return (
              <tr key={amountPence}>
                <th scope="row">{formatPence(amountPence)}</th>
                {packages.map((each) => {
                  const own = quoteWith(network, each, { way, amountPence });
                  const pence =
                    way === "spend" ? own?.feePence : own?.spendPence;
                  return each.name === chosen ? (
                    <td key={each.name} className="low">
                      {formatPence(pence ?? 0)}
                      <span className="visually-hidden">{` ${best}`}</span>
                    </td>
                  ) : (
                    <td key={each.name}>
                      {pence === undefined ? tooDear : formatPence(pence)}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Scrolling>
  );
}

type WorkedProps = { words: Estimator["worked"]; quote: Quote };

/** Worked examples, for ad spends and whole budgets. Without scripts they are open. */
function Worked({ words, quote }: WorkedProps) {
  const { tooDear } = words;
  return (
    <details className="more">
      <summary>{words.summary}</summary>
      {quote.parts.map(({ network }) => (
        <Fragment key={network.key}>
          <Rows
            caption={fill(words.caption, { network: network.subjectName })}
            head={words.spend}
            best={words.cheapest}
            tooDear={tooDear}
            network={network}
            way="spend"
            amounts={words.spends}
          />
          <Rows
            caption={fill(words.budgetCaption, {
              network: network.subjectName,
            })}
            head={words.budget}
            best={words.most}
            tooDear={tooDear}
            network={network}
            way="budget"
            amounts={words.budgets}
          />
        </Fragment>
      ))}
    </details>
  );
}

/**
 * Both kinds of tables. They are half of the estimator's elements, and hydrated on
 * their own, so that the slider's first key press does not wait for them.
 */
export const Tables = memo(function Tables(props: TablesProps) {
  return (
    <HydrationBoundary>
      <Compare {...props} />
      <Worked words={props.words.worked} quote={props.quote} />
    </HydrationBoundary>
  );
});
