import type { Estimator } from "~/content/schema/estimator";
import { formatCount, formatPence } from "~/format/numbers";
import { fill, listed } from "~/format/text";

import { billOf, formatExact, vatOf } from "./bill";
import type { Entry } from "./entry";
import { namesOf, type Quote } from "./fees";
import { CHANGE, outlookFor, percentText, signed, type Month } from "./outlook";
import { guessesOf } from "./outlook-figures";
import "./sheet.css";

type Props = {
  words: Estimator;
  entry: Entry;
  quote: Quote;
  /** The day of printing. */
  date: Date;
};

/** What the visitor would pay. */
function Pay({ words, entry, quote }: Props) {
  const { print } = words;
  const vat = vatOf(words, quote.feePence);
  return (
    <table>
      <caption>{print.pay}</caption>
      <tbody>
        {billOf(words.answer, entry, quote)
          .filter(({ kind }) => kind !== "aside")
          .map(({ kind, label, note, pence }) => (
            <tr key={kind + label} className={kind === "total" ? "key" : ""}>
              <th scope="row">
                {kind === "total" ? print.total : label}
                {note && `: ${note}`}
              </th>
              <td>{formatExact(pence)}</td>
            </tr>
          ))}
        {vat && (
          <>
            <tr>
              <th scope="row">{fill(print.VAT, { rate: vat.rate })}</th>
              <td>{formatExact(vat.vatPence)}</td>
            </tr>
            <tr>
              <th scope="row">{print.withVAT}</th>
              <td>{formatExact(vat.grossPence)}</td>
            </tr>
          </>
        )}
      </tbody>
    </table>
  );
}

/** What it could bring, and the figures that this follows from. */
function Bring({ words, entry, quote }: Props) {
  const { outlook: own, print } = words;
  const guesses = guessesOf(entry, quote);
  const outlook = outlookFor(quote, guesses);
  if (!outlook) return <p>{own.tooFew}</p>;
  const lines: readonly (readonly [string, (month: Month) => string])[] = [
    [own.clicks, ({ clicks }) => formatCount(clicks)],
    [own.enquiries, ({ enquiries }) => formatCount(enquiries)],
    [own.customers, ({ customers }) => formatCount(customers)],
    [own.cost, ({ costPence }) => formatPence(costPence)],
    [own.working.left, ({ leftPence }) => signed(leftPence)],
    [own.working.return, ({ returned }) => percentText(returned)],
  ];
  return (
    <>
      <table>
        <caption>{print.bring}</caption>
        <thead>
          <tr>
            <th scope="col">{own.working.month}</th>
            <th scope="col">{own.working.worse}</th>
            <th scope="col">{own.working.better}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(([label, figure]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{figure(outlook.worse)}</td>
              <td>{figure(outlook.better)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {fill(print.figures, {
          click: formatPence(guesses.costPerClick),
          enquire: String(guesses.enquire / 100),
          buy: String(guesses.buy / 100),
          profit: formatPence(guesses.profit),
          change: String(CHANGE),
        })}
      </p>
    </>
  );
}

/** The estimate on one printed page. On the screen it is not shown. */
export function Sheet(props: Props) {
  const { words, entry, quote, date } = props;
  const { prices, print, and, answer } = words;
  const slots = {
    amount: formatPence(entry.amountPence),
    names: quote.parts
      .map(
        ({ network, package: { name } }) => `${network.subjectName}, ${name}`,
      )
      .join("; "),
  };
  const lacked = new Set(
    (quote.together
      ? [quote.together]
      : quote.parts.map((part) => part.package)
    ).flatMap(({ lacks }) => lacks),
  );
  return (
    <article className="estimate-sheet">
      <p className="who">
        <b>{prices.company}</b>
        <time>
          {date.toLocaleDateString("en-GB", {
            day: "numeric",
            month: "long",
            year: "numeric",
          })}
        </time>
      </p>
      <h2>{print.heading}</h2>
      <p>
        {fill(entry.way === "budget" ? print.ofBudget : print.ofSpend, {
          ...slots,
          names: quote.together ? quote.together.name : slots.names,
        })}
      </p>
      <Pay {...props} />
      <Bring {...props} />
      {lacked.size > 0 && (
        <p>
          <b>{fill(answer.lacks, { name: listed(namesOf(quote), and) })}</b>{" "}
          {[...lacked].join(", ")}.
        </p>
      )}
      <p>
        <b>{print.prices}</b>{" "}
        {quote.parts
          .flatMap(({ network }) =>
            network.packages.map((each) =>
              fill(print.price, {
                name: `${network.name} ${each.name}`,
                base: formatPence(each.basePence),
                percent: String(each.percentOfSpend),
              }),
            ),
          )
          .join(", ")}
        .
      </p>
      <p className="foot">{print.note}</p>
    </article>
  );
}
