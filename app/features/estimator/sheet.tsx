import { formatPence } from "~/format/numbers";
import { fill } from "~/format/text";

import { Bill, type AnswerProps } from "./answer";
import { guessesOf, Working } from "./outlook";
import { outlookFor } from "./sums/outlook";

const DAY = { day: "numeric", month: "long", year: "numeric" } as const;

export function EstimateSheet({
  date,
  ...props
}: AnswerProps & {
  date: Date;
}) {
  const { words, entry, quote } = props;
  const { prices, print, outlook: texts } = words;
  const guesses = guessesOf(entry, quote);
  const outlook = outlookFor(quote, guesses);
  const { together } = quote;
  const list = quote.parts.flatMap(({ network, package: chosen }) =>
    network.packages.map(({ name, basePence, percentOfSpend, lacks }) => {
      const price = fill(print.price, {
        name: `${network.name} ${name}`,
        base: formatPence(basePence),
        percent: String(percentOfSpend),
      });
      const isShort = name === chosen.name && lacks.length > 0;
      return isShort
        ? `${price} ${fill(print.lacks, { lacks: lacks.join(", ") })}`
        : price;
    }),
  );
  if (together)
    list.unshift(
      fill(print.together, {
        name: together.name,
        fee: formatPence(together.feePence),
        spend: formatPence(together.upToPence),
      }),
    );
  return (
    <article className="estimator estimate-sheet">
      <p className="who">
        <span>{prices.company}</span>
        <time>{date.toLocaleDateString("en-GB", DAY)}</time>
      </p>
      <h2>{print.heading}</h2>
      <p>
        {fill(entry.way === "budget" ? print.ofBudget : print.ofSpend, {
          networks: quote.parts
            .map(({ network }) => network.subjectName)
            .join(" + "),
          amount: formatPence(entry.amountPence),
        })}
      </p>
      <div className="answer">
        <Bill {...props} />
      </div>
      {outlook ? (
        <Working {...{ guesses, outlook, quote }} words={texts} />
      ) : (
        <p>{texts.tooFew}</p>
      )}
      <p className="caption">
        <b>{print.prices}</b> {list.join("; ")}.
      </p>
      <p className="foot">{print.note}</p>
    </article>
  );
}
