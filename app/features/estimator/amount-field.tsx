import {
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
} from "react";

import { fill } from "~/format/text";

import { readAmount, type Range, type Wrong } from "./read-amount";
import type { Estimator } from "./schema";

type Options = {
  /** The last good amount, in hundredths. */
  amount: number;
  range: Range;
  format: (amount: number) => string;
  onAmount: (amount: number) => void;
  /** Enter was pressed, the field left, or something pasted; it was good. */
  onDone?: (() => void) | undefined;
};

/** What stands in the field while somebody writes. */
type Draft = { text: string; amount: number; wrong?: Wrong | undefined };

/**
 * A field for an amount. What is good counts at once; what is wrong is called
 * so only when the visitor is done with it, and changes nothing.
 */
function useAmount({ amount, range, format, onAmount, onDone }: Options) {
  const ref = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<Draft>();
  // Something else has changed the amount meanwhile.
  if (draft && draft.amount !== amount) setDraft(undefined);

  const write = (text: string, isDone: boolean) => {
    const read = readAmount(text, range);
    if ("wrong" in read) {
      const isSaid = isDone || draft?.wrong;
      setDraft({ text, amount, wrong: isSaid ? read.wrong : undefined });
      return;
    }
    onAmount(read.hundredths);
    setDraft(isDone ? undefined : { text, amount: read.hundredths });
    if (isDone) onDone?.();
  };

  const finish = () => {
    if (draft) write(draft.text, true);
  };

  // What was typed before the application came.
  useLayoutEffect(() => {
    const { current: field } = ref;
    if (!field || field.value === field.defaultValue) return;
    write(field.value, field !== document.activeElement);
    // oxlint-disable-next-line react/exhaustive-deps -- once, as it begins
  }, []);

  return {
    ref,
    text: draft?.text ?? format(amount),
    wrong: draft?.wrong,
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      write(
        target.value,
        Reflect.get(nativeEvent, "inputType") === "insertFromPaste",
      );
    },
    onBlur: finish,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === "Enter") finish();
    },
  };
}

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
