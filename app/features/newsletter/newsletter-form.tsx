import type { SubmitEvent } from "react";

import { Arrow } from "~/components/links";
import { RichText } from "~/components/rich-text";
import type { NewsletterWords } from "~/content/schema/layout";
import {
  NotSent,
  scrollToNotice,
  SentAlong,
} from "~/features/forms/form-parts";
import { useSending } from "~/features/forms/use-sending";

import "./newsletter-form.css";

/** With this fragment the page shows the next steps of a subscription. */
const THANK_YOU = "/thank-you#newsletter";

type Props = NewsletterWords & { id: string; look: "mini" | "coupon" };

/** The field of a form that is not sent has no name, so that the URL has nothing of it. */
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
  const { state, receiver, wrong, isOnline, sendForm, attributes } = useSending(
    "subscriptions",
    THANK_YOU,
  );
  const isWrong = wrong.includes(id);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    // Without a receiver the browser submits it.
    if (receiver === undefined && isOnline()) return;
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem(id);
    if (receiver === undefined || !(input instanceof HTMLInputElement)) return;
    // This is a full page load, as without scripts.
    if (await sendForm(receiver, { email: input.value }))
      location.assign(THANK_YOU);
  }

  const isMini = look === "mini";
  const hiddenInMini = isMini ? "visually-hidden" : undefined;
  const errorId = `${id}-error`;
  return (
    <form
      {...attributes}
      className={isMini ? "mini-form" : undefined}
      onSubmit={(event) => void submit(event)}
    >
      <label className={hiddenInMini} htmlFor={id}>
        {label}
      </label>
      <div className="field">
        <input
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
      <NotSent
        text={failed}
        isShown={state === "offline" || state === "failed"}
        isSent={receiver !== undefined}
      />
    </form>
  );
}
