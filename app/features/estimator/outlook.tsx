import { memo } from "react";

import { formatCount, formatPence, formatPounds } from "~/format/numbers";
import { GUESSABLE } from "~/format/estimate";
import { fill, listed } from "~/format/text";

import { AmountField } from "./amount-field";
import type { AnswerProps } from "./answer";
import { clickOn } from "./sums/entry";
import {
  assumedFor,
  CHANGE,
  outlookFor,
  percentText,
  signed,
  type OutlookMonth,
} from "./sums/outlook";
import { Table } from "./tables";
import type { Change } from "./use-entry";

const inPounds = (pence: number) => (pence / 100).toFixed(2);
const plainAmount = (hundredths: number) => String(hundredths / 100);

const limitText = (hundredths: number) =>
  formatPence(hundredths).replace("£", "");

type Line = readonly [
  label: string,
  figure: (month: OutlookMonth) => string,
  isKey?: true,
];

/** Everything that a month could bring, line by line. */
export function Working({ words, entry, answer }: AnswerProps) {
  const { chosen } = answer;
  const { fields, working, tooFew } = words.outlook;
  const assumed = assumedFor(entry, chosen);
  const outlook = outlookFor(chosen, assumed);
  if (!outlook) return <p>{tooFew}</p>;
  const lines: readonly Line[] = [
    ...chosen.parts.flatMap(({ network, spendPence }, index): Line[] => [
      [
        fill(fields.click, { network: network.name }),
        (month) => `£${inPounds(month.lines[index]?.clickPence ?? 0)}`,
      ],
      [
        fill(working.clicks, { spend: formatPounds(spendPence) }),
        (month) => formatCount(month.lines[index]?.clicks ?? 0),
      ],
    ]),
    [fields.enquire, ({ enquire }) => `${plainAmount(enquire)}%`],
    [working.enquiries, ({ enquiries }) => formatCount(enquiries)],
    [
      fill(working.customers, { buy: plainAmount(assumed.buy) }),
      ({ customers }) => formatCount(customers),
      true,
    ],
    [working.cost, ({ costPence }) => formatPence(costPence), true],
    [
      fill(working.profit, { profit: formatPence(assumed.profit) }),
      ({ profitPence }) => formatPence(profitPence),
    ],
    [working.paid, () => signed(-chosen.spendPence - chosen.feePence)],
    [
      working.left,
      ({ leftPence }) =>
        leftPence < 0
          ? fill(working.loss, { amount: formatPence(-leftPence) })
          : formatPence(leftPence),
      true,
    ],
    [working.return, ({ returned }) => percentText(returned)],
  ];
  return (
    <>
      <Table
        caption={working.caption}
        columns={[working.month, working.worse, working.better]}
        rows={lines.map(([label, figure, isKey]) => ({
          label,
          cells: [outlook.worse, outlook.better].map((month) => ({
            text: figure(month),
          })),
          isKey,
        }))}
      />
      <p className="caption">
        {fill(working.note, { change: String(CHANGE) })}
      </p>
    </>
  );
}

const others = [
  { name: "enquire", unit: "%", isUnitAfter: true },
  { name: "buy" },
  { name: "profit", unit: "£" },
] as const;

type Props = AnswerProps & { isInert: boolean; onChange: Change };

/** What the amount could bring; the visitor's figures take the place of the examples. */
export const Outlook = memo(function Outlook({
  isInert,
  onChange,
  ...props
}: Props) {
  const { words, entry, answer } = props;
  const { chosen } = answer;
  const { outlook: texts, errors, and } = words;
  const assumed = assumedFor(entry, chosen);
  const outlook = outlookFor(chosen, assumed);
  const networks = chosen.parts.map(({ network }) => network);
  const bases = new Set(networks.map(({ examples }) => examples.basis));
  const paidPence = chosen.spendPence + chosen.feePence;
  const fieldOf = (
    name: string,
    kind: keyof typeof GUESSABLE,
    amount: number,
  ) => ({
    id: name,
    amount,
    range: GUESSABLE[kind],
    unreadable: fill(errors.range, {
      least: limitText(GUESSABLE[kind].least),
      most: limitText(GUESSABLE[kind].most),
    }),
    format: kind === "click" ? inPounds : plainAmount,
    onAmount: (guess: number) =>
      onChange((now) => ({
        ...now,
        guesses: { ...now.guesses, [name]: guess },
      })),
  });
  return (
    <div id="outlook" className="outlook" inert={isInert}>
      <div>
        <h3 className="title">{texts.heading}</h3>
        <p className="small">
          {fill(texts.hint, {
            network: listed(
              networks.map(({ name }) => name),
              and,
            ),
            basis: [...bases].join("; "),
          })}
        </p>
        <div className="guesses">
          {networks.map((network, index) => (
            <AmountField
              key={network.key}
              label={fill(texts.fields.click, { network: network.name })}
              unit="£"
              {...fieldOf(
                clickOn(network),
                "click",
                assumed.clicks[index] ?? 0,
              )}
            />
          ))}
          {others.map(({ name, ...unit }) => (
            <AmountField
              key={name}
              label={texts.fields[name]}
              {...(name === "buy" ? { unit: texts.oneIn } : unit)}
              {...fieldOf(name, name, assumed[name])}
            />
          ))}
        </div>
        {outlook && (
          <p className="small">
            <b>
              {fill(texts.breakEven, {
                customers: formatCount(outlook.enough),
              })}
            </b>{" "}
            <span>
              {fill(texts.enough, {
                customers: formatCount(outlook.enough),
                profit: formatPence(assumed.profit),
                sum: formatPence(outlook.enough * assumed.profit),
                total: formatPounds(paidPence),
              })}
            </span>
          </p>
        )}
        <p className="small">{texts.warning}</p>
      </div>
      <div>
        <Working {...props} />
      </div>
    </div>
  );
});
