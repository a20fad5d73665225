import { useAmount } from "~/browser/use-amount";
import type { Estimator } from "~/content/schema/estimator";
import type { Range } from "~/estimate/read-amount";
import { fill } from "~/format/fill";

type Props = {
  id: string;
  label: string;
  words: Estimator["field"];
  /** In hundredths, as the range. */
  amount: number;
  range: Range;
  format: (amount: number) => string;
  onAmount: (amount: number) => void;
  onDone?: () => void;
};

/** A field for an exact amount, and one line beside it: its range, or what is wrong. */
export function AmountField({ id, label, words, ...options }: Props) {
  const { amount, range, format } = options;
  const { text, wrong, ...events } = useAmount(options);
  const lineId = `${id}-line`;
  const say = (line: string) =>
    fill(line, {
      least: format(range.least),
      most: format(range.most),
      example: format(amount),
    });
  return (
    <div className="amount">
      <label htmlFor={id}>{label}</label>
      <div>
        <input
          {...events}
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-invalid={wrong && true}
          aria-describedby={lineId}
        />
      </div>
      <span id={lineId}>
        {/* Only what is wrong is news. */}
        {wrong ? (
          <span role="alert">{say(words.errors[wrong])}</span>
        ) : (
          say(words.hint)
        )}
      </span>
    </div>
  );
}
