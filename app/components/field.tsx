import type { ComponentProps, ElementType } from "react";

import { useInvalid } from "~/browser/use-invalid";

type Tag = "input" | "select" | "textarea";

type Props<Control extends Tag> = Omit<
  ComponentProps<Control>,
  "onInvalid" | "onChange"
> & {
  as: Control;
  id: string;
  label: string;
  /** Beside the label: "(optional)". */
  note?: string;
  hint?: string;
  /** Shown when the form was sent and this was wrong. */
  error?: string;
};

/** One row of a form: label, control, error text; a hint below. */
export function Field<Control extends Tag>({
  as: tag,
  id,
  label,
  note,
  hint,
  error,
  ...native
}: Props<Control>) {
  const { isInvalid, onInvalid, onChange } = useInvalid();
  const ControlElement = tag as ElementType;
  const hintId = hint && `${id}-hint`;
  const errorId = isInvalid && error ? `${id}-error` : undefined;
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
          aria-invalid={isInvalid || undefined}
          aria-errormessage={errorId}
          aria-describedby={
            [errorId, hintId].filter(Boolean).join(" ") || undefined
          }
          onInvalid={onInvalid}
          onChange={onChange}
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
