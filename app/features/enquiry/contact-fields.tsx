import type { ContactFormWords } from "~/content/schema/contact-form";
import type { RichText } from "~/content/markdown/rich-text";
import type { Subject } from "~/enquiry-subjects";

import { Field, type FieldState } from "./field";
import { MoreFields } from "./more-fields";

/** What a short form asks, and what it says after it has been sent. */
export type ShortForm = {
  fields: readonly string[];
  subject: Subject;
  message?: string | undefined;
  messageError?: string | undefined;
  thanks?: RichText | undefined;
};

type Props = {
  words: ContactFormWords;
  short: ShortForm | undefined;
  stateOf: (name: string) => FieldState;
};

/** What the contact form asks; a short form has a chosen subject and no fields of a site's own. */
export function ContactFields({ words, short, stateOf }: Props) {
  const { name, email, phone, subject, message } = words.fields;
  const asks = (field: string) => !short || short.fields.includes(field);
  const hidden = stateOf("subject");
  return (
    <>
      {asks("name") && (
        <Field
          as="input"
          {...stateOf("name")}
          {...name}
          isHalf={!short}
          type="text"
          required
          autoComplete="name"
        />
      )}
      <Field
        as="input"
        {...stateOf("email")}
        {...email}
        isHalf={!short}
        type="email"
        required
        autoComplete="email"
      />
      {asks("phone") && (
        <Field
          as="input"
          {...stateOf("phone")}
          {...phone}
          isHalf={!short}
          type="tel"
          autoComplete="tel"
        />
      )}
      {short ? (
        <input
          type="hidden"
          id={hidden.id}
          name={hidden.name}
          value={subject.options[short.subject]}
        />
      ) : (
        <Field
          as="select"
          {...stateOf("subject")}
          label={subject.label}
          error={subject.error}
          isHalf
          required
        >
          <option value="">{subject.placeholder}</option>
          {Object.values(subject.options).map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </Field>
      )}
      {asks("message") && (
        <Field
          as="textarea"
          {...stateOf("message")}
          {...message}
          {...(short?.message !== undefined && {
            label: short.message,
            hint: "",
            error: short.messageError ?? message.error,
          })}
          rows={short ? 2 : 5}
          required
        />
      )}
      {!short && (
        <MoreFields
          questions={words.moreFields}
          optional={phone.note}
          stateOf={stateOf}
        />
      )}
    </>
  );
}
