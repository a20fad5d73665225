import { useEffect, useRef, useState, type SubmitEvent } from "react";

import { RichText } from "~/components/rich-text";
import { headingId } from "~/components/section";
import type { RichText as RichTextContent } from "~/content/markdown/rich-text";
import type { ContactFormWords } from "~/content/schema/contact-form";
import type { Prices } from "~/content/schema/prices";
import { subjectCalled, thanksAddress } from "~/enquiry-subjects";
import { NotSent, SentAlong } from "~/features/forms/form-parts";
import { isOwnServer, receiverOf } from "~/features/forms/receiver";
import { send } from "~/features/forms/send";
import type { PagePath } from "~/page-path";

import { ContactFields, type ShortForm } from "./contact-fields";
import { keepTyped } from "./draft";
import { fieldId, type FieldState } from "./field";
import { openPage } from "./open-page";
import { prefill } from "./prefill";
import { forgetDraft } from "./sent-draft.client";
import {
  controlsOf,
  isFormControl,
  useWrongControls,
} from "./use-wrong-controls";
import "../forms/field.css";
import "./contact-form.css";

const THANK_YOU: PagePath = "/thank-you";

export type ContactFormProps = {
  /** Begins the ids of its controls. */
  id: string;
  words: ContactFormWords;
  /** With which it works out the estimate of its address. */
  prices?: Prices | undefined;
  short?: ShortForm | undefined;
};

function valuesOf(form: HTMLFormElement, id: string): Record<string, string> {
  const start = fieldId(id, "");
  return Object.fromEntries(
    controlsOf(form)
      .filter((control) => control.id.startsWith(start))
      .map((control) => [control.id.slice(start.length), control.value]),
  );
}

/** Says in the place of a short form that it was sent. */
function Thanks({ text }: { text: RichTextContent }) {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <p ref={ref} className="title" role="status" tabIndex={-1}>
      <RichText text={text} />
    </p>
  );
}

/**
 * Without a receiver no data leaves the browser: the message is written to the console.
 * Without scripts the controls have no names then, so that the URL has nothing of it.
 */
export function ContactForm({ id, words, prices, short }: ContactFormProps) {
  const { heading, note, button, privacy, sending, again, moreFields } = words;
  const {
    fields: { subject },
    sendsNothing = privacy,
  } = words;
  const receiver = receiverOf("enquiries");
  const ref = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLParagraphElement>(null);
  const { wrong, markWrong, check, onInvalidCapture } = useWrongControls(ref);
  const [state, setState] = useState<
    "idle" | "offline" | "sending" | "failed" | "thanked"
  >("idle");
  const isNotSent = state === "offline" || state === "failed";
  // A second click while it is sent, or while the next page loads, sends nothing.
  const isBusy = useRef(false);

  useEffect(() => {
    if (ref.current) void prefill(ref.current, id, words, prices);
  }, [id, words, prices]);

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
    const typed = valuesOf(form, id);
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
    const { subject: called = "" } = valuesOf(form, id);
    const asked = subjectCalled(called, subject.options);
    const isSent = await deliver(form);
    const leave = () => {
      forgetDraft();
      // Whoever comes back finds it empty.
      form.reset();
    };
    if (isSent && short?.thanks) {
      leave();
      setState("thanked");
    } else if (isSent) {
      const thanked = Object.keys(words.thanks);
      await openPage(thanksAddress(asked, thanked), leave);
    }
    isBusy.current = false;
  }

  const stateOf = (field: string): FieldState => ({
    id: fieldId(id, field),
    name: receiver === undefined ? undefined : field,
    isWrong: wrong.includes(fieldId(id, field)),
  });

  if (state === "thanked" && short?.thanks)
    return <Thanks text={short.thanks} />;
  return (
    <form
      ref={ref}
      action={receiver ?? THANK_YOU}
      method={receiver === undefined ? undefined : "post"}
      className="fields contact-form"
      aria-labelledby={headingId(`${id}-form`)}
      onSubmit={(event) => void submit(event)}
      onInvalidCapture={onInvalidCapture}
      onInput={({ target }) => {
        if (!isFormControl(target)) return;
        check(target);
        keepTyped(target);
      }}
    >
      <h2 className="title" id={headingId(`${id}-form`)}>
        {heading}
      </h2>
      {note !== undefined && <p className="caption">{note}</p>}
      <ContactFields words={words} short={short} stateOf={stateOf} />
      {receiver !== undefined && <SentAlong />}
      <NotSent
        text={state === "offline" ? words.notSent : words.failed}
        isShown={isNotSent}
        notice={notice}
      />
      <button className="button" type="submit">
        {/* A translator replaces texts, but no elements. */}
        <span>
          {state === "sending" ? sending : isNotSent ? again : button}
        </span>
      </button>
      <p className="caption">
        <RichText text={receiver === undefined ? sendsNothing : privacy} />
      </p>
    </form>
  );
}
