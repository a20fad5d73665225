import type { ComponentProps, ElementType } from "react";

type Tag = "input" | "select" | "textarea";

/** Controls that are not sent have no names, which the browser would write into the URL. */
export const fieldId = (form: string, name: string) => `${form}-${name}`;

export type FieldState = {
  id: string;
  name: string | undefined;
  isWrong: boolean;
};

type Props<Control extends Tag> = ComponentProps<Control> &
  FieldState & {
    as: Control;
    label: string;
    note?: string;
    hint?: string;
    error?: string;
    /** Whether another field has room beside it. */
    isHalf?: boolean;
  };

/** One field of a form: its label and hint, the control, and the error message. */
export function Field<Control extends Tag>({
  as: tag,
  id,
  label,
  note,
  hint,
  error,
  isWrong,
  isHalf = false,
  ...native
}: Props<Control>) {
  const ControlElement = tag as ElementType;
  const hintId = hint && `${id}-hint`;
  const errorId = isWrong && error ? `${id}-error` : undefined;
  return (
    <div className={isHalf ? "field half" : "field"}>
      <p className="name">
        <label htmlFor={id}>
          {label}
          {note && (
            <>
              {" "}
              <small>{note}</small>
            </>
          )}
        </label>
        {hint && <small id={hintId}>{hint}</small>}
      </p>
      <ControlElement
        {...native}
        id={id}
        aria-invalid={isWrong || undefined}
        aria-errormessage={errorId}
        aria-describedby={
          [errorId, hintId].filter(Boolean).join(" ") || undefined
        }
      />
      {error && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
