import type { ContactPage } from "~/content/schema/pages/contact";
import { answerName } from "~/enquiry-subjects";
import { LONGEST } from "~/form-limits";

import { answerId } from "./controls";
import { Field } from "./field";

type Props = {
  questions: ContactPage["hero"]["form"]["moreFields"];
  /** The remark beside a field that may stay empty. */
  optional: string;
  /** Whether the controls have names, with which browsers send them. */
  areNamed: boolean;
  /** The ids of the wrong controls. */
  wrong: readonly string[];
};

/** The fields of the agency's own. */
export const MoreFields = ({ questions, optional, areNamed, wrong }: Props) =>
  questions.map((question) => {
    const { key, label, kind, isRequired, hint, error, choices } = question;
    const id = answerId(question);
    const common = {
      id,
      name: areNamed ? answerName(question) : undefined,
      isWrong: wrong.includes(id),
      label,
      required: isRequired,
      ...(!isRequired && { note: optional }),
      ...(hint !== undefined && { hint }),
      ...(error !== undefined && { error }),
    };
    if (kind === "choice")
      return (
        <Field key={key} as="select" {...common}>
          <option value="">–</option>
          {choices.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Field>
      );
    if (kind === "long text")
      return (
        <Field
          key={key}
          as="textarea"
          {...common}
          rows={4}
          maxLength={LONGEST.longAnswer}
        />
      );
    const isNumber = kind === "number";
    return (
      <Field
        key={key}
        as="input"
        {...common}
        type="text"
        maxLength={LONGEST.answer}
        inputMode={isNumber ? "decimal" : undefined}
        pattern={isNumber ? String.raw`-?\d[\d,. ]*` : undefined}
      />
    );
  });
