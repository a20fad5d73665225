import type { ComponentProps, ElementType } from "react";

type Tag = "input" | "select" | "textarea";

type Props<Control extends Tag> = ComponentProps<Control> & {
  as: Control;
  id: string;
  label: string;
  /** A remark beside the label: "(optional)". */
  note?: string;
  hint?: string;
  /** The message that shows while the control is marked as invalid. */
  error?: string;
  isWrong: boolean;
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
