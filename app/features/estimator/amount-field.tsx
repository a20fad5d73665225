import {
  useLayoutEffect,
  useRef,
  useState,
  type InputEvent,
  type KeyboardEvent,
} from "react";

import { fill } from "~/format/text";

import { readAmount, type Range, type Wrong } from "./read-amount";
import type { Estimator } from "~/content/schema/estimator";
import "./amount-field.css";

type Options = {
  /** The last valid amount, in hundredths. */
  amount: number;
  range: Range;
  format: (amount: number) => string;
  onAmount: (amount: number) => void;
  /** Called after Enter, blur or paste with a valid amount. */
  onDone?: (() => void) | undefined;
};

/** The field's text while it is being edited, and the amount at that time. */
type Draft = { text: string; amount: number; wrong?: Wrong | undefined };

/**
 * The state of a field for an amount. A valid amount is passed on with every
 * change. An invalid one is reported only after Enter, blur or paste, and leaves
 * the amount as it was.
 */
function useAmount({ amount, range, format, onAmount, onDone }: Options) {
  const ref = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<Draft>();
  // A draft is discarded when something else changes the amount.
  if (draft && draft.amount !== amount) setDraft(undefined);

  const write = (text: string, isDone: boolean) => {
    const read = readAmount(text, range);
    if ("wrong" in read) {
      const isReported = isDone || draft?.wrong;
      setDraft({ text, amount, wrong: isReported ? read.wrong : undefined });
      return;
    }
    onAmount(read.hundredths);
    setDraft(isDone ? undefined : { text, amount: read.hundredths });
    if (isDone) onDone?.();
  };

  const finish = () => {
    if (draft) write(draft.text, true);
  };

  // The visitor may have typed before hydration.
  useLayoutEffect(() => {
    const { current: field } = ref;
    if (!field || field.value === field.defaultValue) return;
    write(field.value, field !== document.activeElement);
    // oxlint-disable-next-line react/exhaustive-deps -- once, after hydration
  }, []);

  return {
    ref,
    text: draft?.text ?? format(amount),
    wrong: draft?.wrong,
    onInput: ({ currentTarget, nativeEvent }: InputEvent<HTMLInputElement>) => {
      write(currentTarget.value, nativeEvent.inputType === "insertFromPaste");
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
  /** In hundredths, like the range. */
  amount: number;
  range: Range;
  format: (amount: number) => string;
  onAmount: (amount: number) => void;
  onDone?: () => void;
};

/** A field for an exact amount, with its range or its error message beside it. */
export function AmountField({ id, label, words, ...options }: Props) {
  const { amount, range, format } = options;
  const { text, wrong, ...events } = useAmount(options);
  const lineId = `${id}-line`;
  const filled = (line: string) =>
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
        {/* Screen readers announce only the error message. */}
        {wrong ? (
          <span role="alert">{filled(words.errors[wrong])}</span>
        ) : (
          filled(words.hint)
        )}
      </span>
    </div>
  );
}
