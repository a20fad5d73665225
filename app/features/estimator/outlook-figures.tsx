import { useState } from "react";

import { formatCount, formatPence } from "~/format/numbers";

import { AmountField } from "./amount-field";
import { outlookFor, type Assumptions } from "./outlook";
import { ASSUMABLE } from "~/format/estimate";
import type { Estimator } from "~/content/schema/estimator";
import "./outlook-figures.css";

export type OutlookProps = {
  words: Estimator["outlook"];
  field: Estimator["field"];
  /** The monthly spend and fee, in pence. */
  estimate: { spendPence: number; feePence: number };
  /** The assumptions before the visitor enters others. */
  samples: Assumptions;
};

const formatRate = (rate: number) => `${rate / 100}%`;

const inputs = [
  { name: "costPerClickPence", format: formatPence },
  { name: "conversionRate", format: formatRate },
  { name: "enquiryValuePence", format: formatPence },
] as const;

/** The fields for three assumptions, and the results that follow from them. */
function OutlookFigures({ words, field, estimate, samples }: OutlookProps) {
  const [assumptions, setAssumptions] = useState(samples);
  const [isAnnounced, setIsAnnounced] = useState(false);
  const outlook = outlookFor(estimate, assumptions);
  const { clicks, enquiries, costPerEnquiry, returnOnSpend } = words.results;
  const results = [
    { ...clicks, value: formatCount(outlook.clicks) },
    { ...enquiries, value: formatCount(outlook.enquiries) },
    {
      ...costPerEnquiry,
      value:
        outlook.costPerEnquiryPence === undefined
          ? costPerEnquiry.none
          : formatPence(outlook.costPerEnquiryPence),
    },
    { ...returnOnSpend, value: `${formatCount(outlook.returnOnSpend)}x` },
  ];
  return (
    <>
      <p className="caption">{words.note}</p>
      {inputs.map(({ name, format }) => (
        <AmountField
          key={name}
          id={name}
          label={words.fields[name]}
          words={field}
          amount={assumptions[name]}
          range={ASSUMABLE[name]}
          format={format}
          onAmount={(amount) => {
            setAssumptions((now) => ({ ...now, [name]: amount }));
            setIsAnnounced(false);
          }}
          onDone={() => setIsAnnounced(true)}
        />
      ))}
      <p className="visually-hidden" role="status">
        {isAnnounced &&
          results.map(({ label, value }) => `${label}: ${value}`).join("; ")}
      </p>
      <dl className="results">
        {results.map(({ label, formula, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="numeral">{value}</dd>
            <dd>{formula}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** What the spend could bring. The content is rendered when it is first opened. */
export function Outlook(props: OutlookProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <details
      // The visitor may have opened it before hydration.
      ref={(details) => {
        if (details?.open) setIsAsked(true);
      }}
      className="outlook"
      onToggle={() => setIsAsked(true)}
    >
      <summary>{props.words.summary}</summary>
      {isAsked && (
        <div>
          <OutlookFigures {...props} />
        </div>
      )}
    </details>
  );
}
