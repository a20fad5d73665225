import { formatPence } from "~/format/numbers";
import { fill } from "~/format/text";

import { Bill, enquiryOf, Notes, type AnswerProps } from "./answer";
import { Working } from "./outlook";

const DAY = { day: "numeric", month: "long", year: "numeric" } as const;

/** The estimate on one sheet of paper. */
export function EstimateSheet({
  date,
  ...props
}: AnswerProps & {
  date: Date;
}) {
  const { words, answer } = props;
  const { prices, print } = words;
  const { parts, row } = answer.chosen;
  const list = parts.flatMap(({ network }) =>
    network.packages.map(({ name, basePence, percentOfSpend }) =>
      fill(print.price, {
        name: `${network.name} ${name}`,
        base: formatPence(basePence),
        percent: String(percentOfSpend),
      }),
    ),
  );
  const { together } = row;
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
      <p>{enquiryOf(props).sentence}</p>
      <div className="answer">
        <h3>{words.answer.heading}</h3>
        <Bill {...props} />
        <Notes {...props} />
      </div>
      <Working {...props} />
      <p className="caption">
        <b>{print.prices}</b> {list.join("; ")}.
      </p>
      <p className="foot">{print.note}</p>
    </article>
  );
}
