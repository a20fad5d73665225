import { memo } from "react";

import { Arrow, ArrowLink, PageLink } from "~/components/links";
import { estimateAddress } from "~/features/enquiry/enquiry-address";
import { contactAddress } from "~/enquiry-subjects";
import { formatPence } from "~/format/numbers";
import { fill } from "~/format/text";

import { answerAt, type Fee, feesAt, type Rate } from "./fees";
import { Outlook } from "./outlook-figures";
import { rowId } from "./presets";
import type { Estimator, NetworkEstimate } from "~/content/schema/estimator";
import { SPEND } from "~/format/estimate";
import { Pounds } from "./spend-slider";
import { roundLimit, stretchAfter, stretchesOf } from "./stretches";
import "./results.css";

type FeeListProps = { words: Estimator["fees"]; fees: readonly Fee[] };

/** Each package's fee, and how it is worked out. */
function FeeList({ words, fees }: FeeListProps) {
  return (
    <dl className="fees">
      {fees.map((fee) => (
        <div key={fee.name} className={fee.isCheapest ? "low" : undefined}>
          <dt>{fee.name}</dt>
          <dd className="numeral">
            <Pounds pence={fee.feePence} />
          </dd>
          {fee.isCheapest && <dd className="badge">{words.cheapest}</dd>}
          <dd>
            {fill(words.working, {
              base: formatPence(fee.basePence),
              share: formatPence(fee.sharePence),
              percent: String(fee.percentOfSpend),
            })}
          </dd>
          <dd>
            {fill(words.total, {
              percent: fee.percentOfTotal.toFixed(1),
              total: formatPence(fee.totalPence),
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type ResultsProps = NetworkEstimate & {
  words: Estimator;
  rates: readonly Rate[];
  spendPence: number;
  isAnnounced: boolean;
};

/**
 * The results for a spend. It is memoised: while the slider moves, React defers
 * the spend and skips this component.
 */
export const Results = memo(function Results({
  words,
  rates,
  subject,
  assumptions,
  spendPence,
  isAnnounced,
}: ResultsProps) {
  const answer = answerAt(rates, spendPence, words);
  const next = stretchAfter(stretchesOf(rates), spendPence);
  return (
    <>
      {/* This live region is for the field: the slider has aria-valuetext. */}
      <p className="visually-hidden" role="status">
        {isAnnounced && answer.text}
      </p>
      <FeeList words={words.fees} fees={answer.fees} />
      <p className="next-package">
        {next
          ? fill(words.next, {
              spend: formatPence(roundLimit(next.from, spendPence)),
              name: next.rate.name,
            })
          : words.noNext}
      </p>
      <WorkedTable
        words={words.worked}
        cheapest={words.fees.cheapest}
        rates={rates}
      />
      <p className="beyond">
        {fill(words.beyond.question, { most: formatPence(SPEND.most) })}{" "}
        <ArrowLink
          link={{ text: words.beyond.link, to: contactAddress(subject) }}
        />
      </p>
      <PageLink className="button" to={estimateAddress(subject, answer)}>
        {words.start}
        <Arrow />
      </PageLink>
      <Outlook
        words={words.outlook}
        field={words.field}
        estimate={answer}
        samples={assumptions}
      />
    </>
  );
});

type Props = {
  words: Estimator["worked"];
  cheapest: string;
  rates: readonly Rate[];
};

/** The fees at a few common spends. */
function WorkedTable({ words, cheapest, rates }: Props) {
  return (
    <div className="worked">
      <table>
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.spend}</th>
            {rates.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {words.spendsPence.map((pence) => (
            <tr key={pence} id={rowId(pence)}>
              <th scope="row">{formatPence(pence)}</th>
              {feesAt(rates, pence).map(({ name, feePence, isCheapest }) => (
                <td key={name}>
                  {formatPence(feePence)}
                  {isCheapest && <small>{` ${cheapest}`}</small>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
