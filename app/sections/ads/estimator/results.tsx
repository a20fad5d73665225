import { Arrow } from "~/components/arrow";
import { PageLink } from "~/components/page-link";
import type {
  Estimator as Words,
  NetworkEstimate,
} from "~/content/schema/estimator";
import type { Rate } from "~/estimate/fees";
import { stretchAfter, stretchesOf } from "~/estimate/stretches";
import { estimateAddress } from "~/format/estimate-address";
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
  isAnnounced: boolean;
};

/** All that follows from a spend. It may come a moment after the slider. */
export function Results({
  words,
  rates,
  subject,
  assumptions,
  spendPence,
  isAnnounced,
}: Props) {
  const answer = answerAt(rates, spendPence, words);
  const next = stretchAfter(stretchesOf(rates), spendPence);
  return (
    <>
      {/* The slider says it by itself: this speaks for the field. */}
      <p className="visually-hidden" role="status">
        {isAnnounced && answer.text}
      </p>
      <FeeList words={words.fees} fees={answer.fees} />
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
}
