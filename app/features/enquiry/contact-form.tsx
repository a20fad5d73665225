import { useRef, type SubmitEvent } from "react";
import { useNavigate } from "react-router";

import { Arrow } from "~/components/links";
import { headingId } from "~/components/section";
import type { ContactPage } from "~/content/schema/contact";
import type { PagePath } from "~/page-path";

import { fieldId, readMessage, type FieldName } from "./controls";
import { Field } from "./field";
import { usePrefilledForm } from "./use-prefilled-form";
import { useWrongControls } from "./use-wrong-controls";
import "./contact-form.css";

type Props = { words: ContactPage["hero"]["form"] };

const THANK_YOU: PagePath = "/thank-you";

/**
 * Nothing leaves the browser: the message is written to its console, then the
 * thank-you page shows. Should the page's scripts never load, the form loads
 * that page by itself, with nothing of what was typed in the address.
 */
export function ContactForm({ words }: Props) {
  const { heading, note, button } = words;
  const { name, email, phone, subject, message } = words.fields;
  const navigate = useNavigate();
  const form = usePrefilledForm(words);
  const { wrong, ...listeners } = useWrongControls(form);
  // A second press, while the next page loads, is the same message.
  const isSent = useRef(false);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSent.current) return;
    isSent.current = true;
    console.log(readMessage(event.currentTarget));
    void navigate(THANK_YOU);
  }

  const place = (field: FieldName) => ({
    id: fieldId(field),
    isWrong: wrong.includes(fieldId(field)),
  });

  return (
    <form
      ref={form}
      className="sheet contact-form"
      action={THANK_YOU}
      aria-labelledby={headingId("contact-form")}
      onSubmit={submit}
      {...listeners}
    >
      <h2 id={headingId("contact-form")}>{heading}</h2>
      <p className="small">{note}</p>
      <Field
        as="input"
        {...place("name")}
        {...name}
        type="text"
        required
        autoComplete="name"
      />
      <Field
        as="input"
        {...place("email")}
        {...email}
        type="email"
        required
        autoComplete="email"
      />
      <Field
        as="input"
        {...place("phone")}
        {...phone}
        type="tel"
        autoComplete="tel"
      />
      <Field
        as="select"
        {...place("subject")}
        label={subject.label}
        error={subject.error}
        required
      >
        <option value="">{subject.placeholder}</option>
        {Object.values(subject.options).map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Field>
      <Field
        as="textarea"
        {...place("message")}
        {...message}
        rows={8}
        required
      />
      <button className="button" type="submit">
        {button} <Arrow />
      </button>
    </form>
  );
}
