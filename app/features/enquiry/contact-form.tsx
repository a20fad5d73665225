import { useRef, useState, type SubmitEvent } from "react";

import { Arrow } from "~/components/links";
import { RichText } from "~/components/rich-text";
import { headingId } from "~/components/section";
import type { ContactPage } from "~/content/schema/pages/contact";
import { isOwnServer, receiverOf } from "~/features/forms/receiver";
import {
  NotSent,
  scrollToNotice,
  SentAlong,
} from "~/features/forms/form-parts";
import { useSending } from "~/features/forms/use-sending";
import {
  isFormControl,
  useWrongControls,
} from "~/features/forms/use-wrong-controls";
import { useOpenPage } from "~/navigation/open-page";
import type { PagePath } from "~/page-path";

import { fieldId, FIELDS, readMessage, type FieldName } from "./controls";
import { keepTyped, markDraftSent } from "./draft";
import { subjectCalled } from "./enquiry-address";
import { answerName } from "~/enquiry-subjects";
import { Field } from "./field";
import { MoreFields } from "./more-fields";
import { usePrefilledForm } from "./use-prefilled-form";
import "./contact-form.css";

const THANK_YOU: PagePath = "/thank-you";

type Props = { words: ContactPage["hero"]["form"] };

/**
 * The contact form. Unless there is a receiver for it, no data leaves the browser:
 * the message is written to the console, then the thank-you page shows. Without
 * scripts the browser submits the form with a full page load of that page; the
 * controls have no names then, so that its URL contains nothing of what was typed.
 */
export function ContactForm({ words }: Props) {
  const { heading, note, button, privacy, sending, notSent, failed, again } =
    words;
  const { moreFields } = words;
  const { name, email, phone, subject, message } = words.fields;
  const openPage = useOpenPage();
  const form = usePrefilledForm(words);
  const { wrong, markWrong, ...listeners } = useWrongControls(form);
  const receiver = receiverOf("enquiries");
  const { state, sendForm } = useSending(form, async () => {
    const { enquirySchema } = await import("~/features/forms/form-schemas");
    return enquirySchema(Object.keys(subject.options), moreFields);
  });
  // A second click while the next page loads must not send the message again.
  const isSent = useRef(false);
  const [isOffline, setIsOffline] = useState(false);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSent.current) return;
    setIsOffline(!navigator.onLine);
    if (!navigator.onLine) return;
    const typed = readMessage(event.currentTarget, moreFields);
    if (receiver !== undefined) {
      void sendTo(receiver, typed);
      return;
    }
    console.log(typed);
    thank();
  }

  async function sendTo(
    address: string,
    typed: ReturnType<typeof readMessage>,
  ) {
    const outcome = await sendForm(address, {
      ...typed,
      // A form service passes the subject on to people.
      subject: isOwnServer(address)
        ? subjectCalled(typed.subject, subject.options)
        : typed.subject,
    });
    if (outcome === "sent") thank();
    else if (typeof outcome === "object") {
      const names = [...FIELDS, ...moreFields.map(answerName)];
      markWrong(
        names
          .filter((field) => outcome.wrong.includes(field))
          .map((field) => `contact-${field}`),
      );
    }
  }

  function thank() {
    isSent.current = true;
    markDraftSent();
    void openPage(THANK_YOU);
  }

  const control = (field: FieldName) => ({
    id: fieldId(field),
    name: receiver === undefined ? undefined : field,
    isWrong: wrong.includes(fieldId(field)),
  });

  const labels = {
    idle: isOffline ? again : button,
    sending,
    failed: again,
  };

  return (
    <form
      ref={form}
      className="sheet contact-form"
      action={receiver ?? THANK_YOU}
      method={receiver === undefined ? undefined : "post"}
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
      <MoreFields
        questions={moreFields}
        optional={phone.note}
        areNamed={receiver !== undefined}
        wrong={wrong}
      />
      <div role="alert">
        {isOffline && (
          <p ref={scrollToNotice} className="not-sent">
            <RichText text={notSent} />
          </p>
        )}
      </div>
      {receiver !== undefined && (
        <>
          <SentAlong />
          <NotSent text={failed} isShown={state === "failed" && !isOffline} />
        </>
      )}
      <button className="button" type="submit">
        {labels[state]} <Arrow />
      </button>
      <p className="small">
        <RichText text={privacy} />
      </p>
    </form>
  );
}
