import { Bill, Notes, type AnswerProps } from "./answer";
import { Working } from "./outlook";
import { firstLineOf } from "./sums/enquiry";

const DAY = { day: "numeric", month: "long", year: "numeric" } as const;

/** The estimate on one sheet of paper: what the enquiry says, the bill, the outlook. */
export function EstimateSheet({
  date,
  ...props
}: AnswerProps & { date: Date }) {
  const { prices, print, answer } = props.words;
  return (
    <article className="estimator estimate-sheet">
      <p className="who">
        <span>{prices.company}</span>
        <time>{date.toLocaleDateString("en-GB", DAY)}</time>
      </p>
      <h2>{print.heading}</h2>
      <p>{firstLineOf(prices, props.entry, props.answer.chosen)}</p>
      <div className="answer">
        <h3>{answer.heading}</h3>
        <Bill {...props} />
        <Notes {...props} />
      </div>
      <Working {...props} />
      <p className="foot">{print.note}</p>
    </article>
  );
}
