import type { ComponentProps, ElementType } from "react";

type Tag = "input" | "select" | "textarea";

/** Controls that are not sent have no names, which the browser would write into the URL. */
export const fieldId = (name: string) => `contact-${name}`;

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
  };

/** One row of a form: label, control and error message, with a hint below. */
export function Field<Control extends Tag>({
  as: tag,
  id,
  label,
  note,
  hint,
  error,
  isWrong,
  ...native
}: Props<Control>) {
  const ControlElement = tag as ElementType;
  const hintId = hint && `${id}-hint`;
  const errorId = isWrong && error ? `${id}-error` : undefined;
  return (
    <>
      <div className={tag === "textarea" ? "field-row tall" : "field-row"}>
        <label htmlFor={id}>
          {label}
          {note && (
            <>
              {" "}
              <i>{note}</i>
            </>
          )}
        </label>
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
      {hint && (
        <p className="caption" id={hintId}>
          {hint}
        </p>
      )}
    </>
  );
}
