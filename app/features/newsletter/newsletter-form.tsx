import { useRef, useState, type SubmitEvent } from "react";

import { Arrow } from "~/components/links";
import { RichText } from "~/components/rich-text";
import type { NewsletterForm as Content } from "~/content/schema/layout";
import {
  NotSent,
  scrollToNotice,
  SentAlong,
} from "~/features/forms/form-parts";
import { receiverOf } from "~/features/forms/receiver";
import { useSending } from "~/features/forms/use-sending";
import { useWrongControls } from "~/features/forms/use-wrong-controls";

import "./newsletter-form.css";

/** With this fragment the page shows the next steps of a subscription. */
const THANK_YOU = "/thank-you#newsletter";

type Props = Content & { id: string; look: "mini" | "coupon" };

/**
 * The form for one e-mail address. Unless there is a receiver for it, the browser
 * submits it with a full page load of the thank-you page, and the field has no
 * name, so that the URL never contains what was typed.
 */
export function NewsletterForm({
  id,
  look,
  label,
  placeholder,
  error,
  button,
  privacy,
  sending,
  failed,
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const receiver = receiverOf("subscriptions");
  const { state, sendForm } = useSending(form);
  const [isOffline, setIsOffline] = useState(false);
  const { wrong, markWrong, ...listeners } = useWrongControls(form);
  const isWrong = wrong.includes(id);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    if (receiver === undefined) {
      setIsOffline(!navigator.onLine);
      if (!navigator.onLine) event.preventDefault();
      return;
    }
    if (!input.current) return;
    event.preventDefault();
    const { value: email } = input.current;
    const outcome = await sendForm(receiver, { email });
    // This is a full page load, as without scripts.
    if (outcome === "sent") location.assign(THANK_YOU);
    else if (typeof outcome === "object") markWrong([id]);
  }

  const isMini = look === "mini";
  const hiddenInMini = isMini ? "visually-hidden" : undefined;
  const errorId = `${id}-error`;
  return (
    <form
      ref={form}
      className={isMini ? "mini-form" : undefined}
      action={receiver ?? THANK_YOU}
      method={receiver === undefined ? undefined : "post"}
      onSubmit={(event) => void submit(event)}
      {...listeners}
    >
      <label className={hiddenInMini} htmlFor={id}>
        {label}
      </label>
      <div className="field">
        <input
          ref={input}
          id={id}
          name={receiver === undefined ? undefined : "email"}
          type="email"
          required
          placeholder={placeholder}
          autoComplete="email"
          aria-invalid={isWrong || undefined}
          aria-errormessage={isWrong ? errorId : undefined}
          aria-describedby={isWrong ? errorId : undefined}
        />
        <button type="submit" className={isMini ? undefined : "button"}>
          <span className={hiddenInMini}>
            {state === "sending" ? sending : button}
          </span>
          <Arrow />
        </button>
      </div>
      <p ref={isWrong ? scrollToNotice : null} className="error" id={errorId}>
        {error}
      </p>
      <p className="small">
        <RichText text={privacy} />
      </p>
      {receiver !== undefined && <SentAlong />}
      {(receiver !== undefined || isOffline) && (
        <NotSent text={failed} isShown={isOffline || state === "failed"} />
      )}
    </form>
  );
}
