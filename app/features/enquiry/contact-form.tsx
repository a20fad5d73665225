import { useRef, type SubmitEvent } from "react";

import { Arrow } from "~/components/links";
import { RichText } from "~/components/rich-text";
import { headingId } from "~/components/section";
import type { ContactPage } from "~/content/schema/pages/contact";
import { NotSent, SentAlong } from "~/features/forms/form-parts";
import { isOwnServer } from "~/features/forms/receiver";
import { useSending } from "~/features/forms/use-sending";
import { controlsOf, isFormControl } from "~/features/forms/use-wrong-controls";
import { useOpenPage } from "~/navigation/open-page";
import type { PagePath } from "~/page-path";

import { keepTyped } from "./draft";
import { subjectCalled } from "./enquiry-address";
import { Field, fieldId, type FieldState } from "./field";
import { MoreFields } from "./more-fields";
import { usePrefilledForm } from "./use-prefilled-form";
import "./contact-form.css";

const THANK_YOU: PagePath = "/thank-you";

const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    controlsOf(form)
      .filter(({ id }) => id.startsWith(fieldId("")))
      .map(({ id, value }) => [id.slice(fieldId("").length), value]),
  );

type Props = { words: ContactPage["hero"]["form"] };

/**
 * Without a receiver no data leaves the browser: the message is written to the console.
 * Without scripts the controls have no names then, so that the URL has nothing of it.
 */
export function ContactForm({ words }: Props) {
  const { heading, note, button, privacy, sending, again, moreFields } = words;
  const { name, email, phone, subject, message } = words.fields;
  const openPage = useOpenPage();
  const { state, receiver, wrong, isOnline, sendForm, attributes } = useSending(
    "enquiries",
    THANK_YOU,
    async () => {
      const { enquirySchema } = await import("~/features/forms/form-schemas");
      return enquirySchema(Object.keys(subject.options), moreFields);
    },
  );
  usePrefilledForm(attributes.ref, words);
  // A second click while the next page loads must not send the message again.
  const isSent = useRef(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSent.current || !isOnline()) return;
    const typed = valuesOf(event.currentTarget);
    if (receiver === undefined) console.log(typed);
    else {
      // A form service passes the subject on to people.
      const { subject: called = "" } = typed;
      const sent = isOwnServer(receiver)
        ? { ...typed, subject: subjectCalled(called, subject.options) }
        : typed;
      if (!(await sendForm(receiver, sent))) return;
    }
    isSent.current = true;
    void openPage(THANK_YOU);
  }

  const stateOf = (field: string): FieldState => ({
    id: fieldId(field),
    name: receiver === undefined ? undefined : field,
    isWrong: wrong.includes(fieldId(field)),
  });

  return (
    <form
      {...attributes}
      className="sheet contact-form"
      aria-labelledby={headingId("contact-form")}
      onSubmit={(event) => void submit(event)}
      onInput={({ target }) => isFormControl(target) && keepTyped(target)}
    >
      <h2 id={headingId("contact-form")}>{heading}</h2>
      {note !== undefined && <p className="small">{note}</p>}
      <Field
        as="input"
        {...stateOf("name")}
        {...name}
        type="text"
        required
        autoComplete="name"
      />
      <Field
        as="input"
        {...stateOf("email")}
        {...email}
        type="email"
        required
        autoComplete="email"
      />
      <Field
        as="input"
        {...stateOf("phone")}
        {...phone}
        type="tel"
        autoComplete="tel"
      />
      <Field
        as="select"
        {...stateOf("subject")}
        label={subject.label}
        error={subject.error}
        required
      >
        <option value="">{subject.placeholder}</option>
        {Object.values(subject.options).map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </Field>
      <Field
        as="textarea"
        {...stateOf("message")}
        {...message}
        rows={8}
        required
      />
      <MoreFields
        questions={moreFields}
        optional={phone.note}
        stateOf={stateOf}
      />
      {receiver !== undefined && <SentAlong />}
      <NotSent
        text={state === "offline" ? words.notSent : words.failed}
        isShown={state === "offline" || state === "failed"}
        isSent={receiver !== undefined}
      />
      <button className="button" type="submit">
        {state === "sending" ? sending : state === "idle" ? button : again}{" "}
        <Arrow />
      </button>
      <p className="small">
        <RichText text={privacy} />
      </p>
    </form>
  );
}
