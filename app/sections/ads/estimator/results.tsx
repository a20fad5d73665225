import { memo } from "react";

import { Arrow } from "~/components/arrow";
import { PageLink } from "~/components/page-link";
import type {
  Estimator as Words,
  NetworkEstimate,
} from "~/content/schema/estimator";
import type { Rate } from "~/estimate/fees";
import { stretchAfter, stretchesOf } from "~/estimate/stretches";
import { contactAddress } from "~/format/contact-address";
import { fill } from "~/format/fill";
import { formatPence } from "~/format/money";

import { answerAt } from "./answer";
import { FeeList } from "./fee-list";
import { Outlook } from "./outlook";
import { WorkedTable } from "./worked-table";

type Props = NetworkEstimate & {
  words: Words;
  rates: readonly Rate[];
  spendPence: number;
};

/** All that follows from a spend. It may come a moment after the slider. */
export const Results = memo(function Results({
  words,
  rates,
  network,
  subject,
  assumptions,
  spendPence,
}: Props) {
  const { fees, feePence, number, values } = answerAt(rates, spendPence, {
    and: words.and,
    network,
  });
  const next = stretchAfter(stretchesOf(rates), spendPence);
  return (
    <>
      <FeeList words={words.fees} fees={fees} />
      <p className="next-package">
        {next
          ? fill(words.next, {
              spend: formatPence(next.from),
              name: next.rate.name,
            })
          : words.noNext}
      </p>
      <WorkedTable
        words={words.worked}
        cheapest={words.fees.cheapest}
        rates={rates}
      />
      <PageLink
        className="button"
        to={contactAddress(subject)}
        state={{ firstLine: fill(words.firstLine[number], values) }}
      >
        {words.start}
        <Arrow />
      </PageLink>
      <Outlook
        words={words.outlook}
        field={words.field}
        spendPence={spendPence}
        feePence={feePence}
        samples={assumptions}
      />
    </>
  );
});
