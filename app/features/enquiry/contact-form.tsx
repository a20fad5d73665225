import { useRef, useState, type SubmitEvent } from "react";
import { useNavigate } from "react-router";

import { Arrow } from "~/components/links";
import { RichText } from "~/components/rich-text";
import { headingId } from "~/components/section";
import type { ContactPage } from "~/content/schema/contact";
import type { PagePath } from "~/page-path";

import {
  fieldId,
  isFormControl,
  readMessage,
  type FieldName,
} from "./controls";
import { keepTyped, markDraftSent } from "./draft";
import { Field } from "./field";
import { usePrefilledForm } from "./use-prefilled-form";
import { useWrongControls } from "./use-wrong-controls";
import "./contact-form.css";

const THANK_YOU: PagePath = "/thank-you";

type Props = { words: ContactPage["hero"]["form"] };

/**
 * The contact form. No data leaves the browser: the message is written to the
 * console, then the thank-you page shows. Without scripts the browser submits the
 * form with a full page load of that page; the controls have no names, so that
 * its URL contains nothing of what was typed.
 */
export function ContactForm({ words }: Props) {
  const { heading, note, button, notSent, again } = words;
  const { name, email, phone, subject, message } = words.fields;
  const navigate = useNavigate();
  const form = usePrefilledForm(words);
  const { wrong, ...listeners } = useWrongControls(form);
  // A second click while the next page loads must not send the message again.
  const isSent = useRef(false);
  const [isOffline, setIsOffline] = useState(false);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSent.current) return;
    setIsOffline(!navigator.onLine);
    if (!navigator.onLine) return;
    isSent.current = true;
    markDraftSent();
    console.log(readMessage(event.currentTarget));
    void navigate(THANK_YOU);
  }

  const control = (field: FieldName) => ({
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
      onInput={({ target }) => isFormControl(target) && keepTyped(target)}
      {...listeners}
    >
      <h2 id={headingId("contact-form")}>{heading}</h2>
      <p className="small">{note}</p>
      <Field
        as="input"
        {...control("name")}
        {...name}
        type="text"
        required
        autoComplete="name"
      />
      <Field
        as="input"
        {...control("email")}
        {...email}
        type="email"
        required
        autoComplete="email"
      />
      <Field
        as="input"
        {...control("phone")}
        {...phone}
        type="tel"
        autoComplete="tel"
      />
      <Field
        as="select"
        {...control("subject")}
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
        {...control("message")}
        {...message}
        rows={8}
        required
      />
      <div role="alert">
        {isOffline && (
          <p className="not-sent">
            <RichText text={notSent} />
          </p>
        )}
      </div>
      <button className="button" type="submit">
        {isOffline ? again : button} <Arrow />
      </button>
    </form>
  );
}
