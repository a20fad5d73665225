import { useEffect, useRef, useState, type SubmitEvent } from "react";

import { Arrow } from "~/components/links";
import { RichText } from "~/components/rich-text";
import { headingId } from "~/components/section";
import type { ContactPage } from "~/content/schema/pages/contact";
import { NotSent, SentAlong } from "~/features/forms/form-parts";
import { isOwnServer, receiverOf } from "~/features/forms/receiver";
import { send } from "~/features/forms/send";
import type { PagePath } from "~/page-path";

import { keepTyped } from "./draft";
import { subjectCalled } from "./enquiry-address";
import { Field, fieldId, type FieldState } from "./field";
import { MoreFields } from "./more-fields";
import { openPage } from "./open-page";
import { prefill } from "./prefill";
import { forgetDraft } from "./sent-draft.client";
import {
  controlsOf,
  isFormControl,
  useWrongControls,
} from "./use-wrong-controls";
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
  const receiver = receiverOf("enquiries");
  const ref = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLParagraphElement>(null);
  const { wrong, markWrong, check, onInvalidCapture } = useWrongControls(ref);
  const [state, setState] = useState<"idle" | "offline" | "sending" | "failed">(
    "idle",
  );
  const isNotSent = state === "offline" || state === "failed";
  // A second click while it is sent, or while the next page loads, sends nothing.
  const isBusy = useRef(false);

  useEffect(() => {
    if (ref.current) prefill(ref.current, words);
  }, [words]);

  useEffect(() => {
    // It has appeared below the window or behind the cookie notice.
    if (isNotSent) notice.current?.scrollIntoView({ block: "nearest" });
  }, [isNotSent]);

  const loadSchema = async () => {
    const { enquirySchema } = await import("~/features/forms/form-schemas");
    return enquirySchema(Object.keys(subject.options), moreFields);
  };

  /** @returns whether it has been sent; what is wrong has been marked otherwise */
  async function deliver(form: HTMLFormElement): Promise<boolean> {
    const typed = valuesOf(form);
    if (receiver === undefined) {
      console.log(typed);
      return true;
    }
    setState("sending");
    // A form service passes the subject on to people.
    const { subject: called = "" } = typed;
    const sent = isOwnServer(receiver)
      ? { ...typed, subject: subjectCalled(called, subject.options) }
      : typed;
    const outcome = await send(form, receiver, sent, loadSchema);
    setState(outcome === "failed" ? "failed" : "idle");
    if (typeof outcome === "object") markWrong(outcome.wrong);
    return outcome === "sent";
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget: form } = event;
    if (isBusy.current) return;
    if (!navigator.onLine) {
      setState("offline");
      return;
    }
    isBusy.current = true;
    if (await deliver(form))
      await openPage(THANK_YOU, () => {
        forgetDraft();
        // Whoever comes back finds it empty.
        form.reset();
      });
    isBusy.current = false;
  }

  const stateOf = (field: string): FieldState => ({
    id: fieldId(field),
    name: receiver === undefined ? undefined : field,
    isWrong: wrong.includes(fieldId(field)),
  });

  return (
    <form
      ref={ref}
      action={receiver ?? THANK_YOU}
      method={receiver === undefined ? undefined : "post"}
      className="sheet contact-form"
      aria-labelledby={headingId("contact-form")}
      onSubmit={(event) => void submit(event)}
      onInvalidCapture={onInvalidCapture}
      onInput={({ target }) => {
        if (!isFormControl(target)) return;
        check(target);
        keepTyped(target);
      }}
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
        isShown={isNotSent}
        notice={notice}
      />
      <button className="button" type="submit">
        {/* A translator replaces texts, but no elements. */}
        <span>
          {state === "sending" ? sending : state === "idle" ? button : again}
        </span>{" "}
        <Arrow />
      </button>
      <p className="small">
        <RichText text={privacy} />
      </p>
    </form>
  );
}
