import {
  useLayoutEffect,
  useRef,
  useState,
  type InputEvent,
  type KeyboardEvent,
  type ReactNode,
} from "react";

import { readAmount, type Range } from "./sums/read-amount";

type Options = {
  /** In hundredths. */
  amount: number;
  range: Range;
  format: (amount: number) => string;
  onAmount: (amount: number) => void;
  unreadable: string;
  problem?: ReactNode;
  onWrong?: (isWrong: boolean) => void;
};

/** The field's text while it is being edited, and the amount once the text is shown. */
type Draft = { text: string; amount?: number; isDone: boolean };

/** An amount counts with every change; what is wrong is said after Enter, blur or paste. */
function useAmount(options: Options) {
  const { amount, range, format, onAmount, problem, onWrong } = options;
  const ref = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<Draft>();
  // A draft is discarded when something else changes the amount, but not together with it:
  // before the start the visitor may have done both.
  if (draft && draft.amount !== amount)
    setDraft(draft.amount === undefined ? { ...draft, amount } : undefined);

  const write = (text: string, isDone: boolean) => {
    const read = readAmount(text, range);
    if (read === undefined) {
      setDraft({ text, isDone: isDone || draft?.isDone === true });
      return;
    }
    onAmount(read);
    setDraft(isDone ? undefined : { text, amount: read, isDone });
  };

  const finish = () => {
    if (draft) write(draft.text, true);
  };

  const isUnreadable = draft && readAmount(draft.text, range) === undefined;
  const message = isUnreadable ? options.unreadable : problem;

  const shown = draft && !draft.isDone ? undefined : message;
  const isWrong = shown !== undefined;
  useLayoutEffect(() => onWrong?.(isWrong), [isWrong, onWrong]);

  // The visitor may have typed before the start.
  useLayoutEffect(() => {
    const { current: field } = ref;
    if (!field || field.value === field.defaultValue) return;
    write(field.value, field !== document.activeElement);
    // oxlint-disable-next-line react/exhaustive-deps -- once, at the start
  }, []);

  return {
    ref,
    text: draft?.text ?? format(amount),
    message: shown,
    onInput: ({ currentTarget, nativeEvent }: InputEvent<HTMLInputElement>) => {
      write(currentTarget.value, nativeEvent.inputType === "insertFromPaste");
    },
    onBlur: finish,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === "Enter") finish();
    },
  };
}

type Props = Options & {
  id: string;
  label: string;
  unit?: string;
  isUnitAfter?: boolean;
};

export function AmountField({
  id,
  label,
  unit,
  isUnitAfter = false,
  ...options
}: Props) {
  const { text, message, ...events } = useAmount(options);
  const isWrong = message !== undefined;
  const described = [unit && `${id}-unit`, isWrong && `${id}-message`];
  return (
    <div className="amount">
      <label htmlFor={id}>{label}</label>
      <span className={isUnitAfter ? "unit after" : "unit"}>
        {unit && <i id={`${id}-unit`}>{unit}</i>}
        <input
          {...events}
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-invalid={isWrong || undefined}
          aria-describedby={described.filter(Boolean).join(" ") || undefined}
        />
      </span>
      {isWrong && (
        <span id={`${id}-message`} className="message" role="alert">
          {message}
        </span>
      )}
    </div>
  );
}
