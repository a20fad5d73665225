import { useRef, useState } from "react";

import { useSpend } from "~/browser/use-spend";
import { Arrow } from "~/components/arrow";
import { PageLink } from "~/components/page-link";
import { Section } from "~/components/section";
import { SectionHead } from "~/components/section-head";
import type {
  Estimator as Words,
  NetworkEstimate,
} from "~/content/schema/estimator";
import { feesAt, type Rate } from "~/estimate/fees";
import { SPEND } from "~/estimate/spend-scale";
import { stretchAfter, stretchesOf } from "~/estimate/stretches";
import { contactAddress } from "~/format/contact-address";
import { fill } from "~/format/fill";
import { formatPence } from "~/format/money";

import { AmountField } from "./amount-field";
import { FeeList } from "./fee-list";
import { Outlook } from "./outlook";
import { SpendSlider } from "./spend-slider";
import { WorkedTable } from "./worked-table";

type Props = NetworkEstimate & {
  /** Its place on the page. */
  id: string;
  words: Words;
  rates: readonly Rate[];
};

/** What a monthly ad spend would cost under each package. */
export function Estimator({
  id,
  words,
  rates,
  network,
  subject,
  assumptions,
}: Props) {
  const slider = useRef<HTMLInputElement>(null);
  const { spend, slide, setPence } = useSpend(words.openingSpendPence, slider);
  const [isAnnounced, setIsAnnounced] = useState(false);

  const fees = feesAt(rates, spend.pence);
  const cheapest = fees.filter((fee) => fee.isCheapest);
  const feePence = cheapest[0]?.feePence ?? 0;
  const next = stretchAfter(stretchesOf(rates), spend.pence);
  const number = cheapest.length === 1 ? "one" : "several";
  const values = {
    spend: formatPence(spend.pence),
    names: cheapest.map(({ name }) => name).join(words.and),
    fee: formatPence(feePence),
    network,
  };
  const answer = fill(words.answer[number], values);

  return (
    <Section name="estimator" id={id} tone="deep" mark={words.mark}>
      <SectionHead
        name="estimator"
        heading={words.heading}
        intro={words.intro}
      />
      <SpendSlider
        words={words}
        rates={rates}
        slider={slider}
        spend={spend}
        feePence={feePence}
        answer={answer}
        onSlide={(position) => {
          slide(position);
          setIsAnnounced(false);
        }}
      />
      <AmountField
        id="exact"
        label={words.spend.exactLabel}
        words={words.field}
        amount={spend.pence}
        range={SPEND}
        format={formatPence}
        onAmount={(pence) => {
          setPence(pence);
          setIsAnnounced(false);
        }}
        onDone={() => setIsAnnounced(true)}
      />
      <FeeList words={words.fees} fees={fees} />
      <p className="next-package">
        {next
          ? fill(words.next, {
              spend: formatPence(next.from),
              name: next.rate.name,
            })
          : words.noNext}
      </p>
      {/* The slider says it by itself: this speaks for the field. */}
      <p className="visually-hidden" role="status">
        {isAnnounced && answer}
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
        spendPence={spend.pence}
        feePence={feePence}
        samples={assumptions}
      />
      <p className="caption">{words.caption}</p>
    </Section>
  );
}
