import type { ContactFormWords } from "~/content/schema/contact-form";
import { answerName } from "~/enquiry-subjects";
import { LONGEST } from "~/form-limits";

import { Field, type FieldState } from "./field";

type Props = {
  questions: ContactFormWords["moreFields"];
  optional: string;
  stateOf: (name: string) => FieldState;
};

const NUMBER = {
  inputMode: "decimal",
  pattern: String.raw`-?\d[\d,. ]*`,
} as const;

export const MoreFields = ({ questions, optional, stateOf }: Props) =>
  questions.map((question) => {
    const { key, label, kind, isRequired, hint, error, choices } = question;
    const common = {
      ...stateOf(answerName(question)),
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
            <option key={each} value={each}>
              {each}
            </option>
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
    return (
      <Field
        key={key}
        as="input"
        {...common}
        type="text"
        maxLength={LONGEST.answer}
        {...(kind === "number" && NUMBER)}
      />
    );
  });
