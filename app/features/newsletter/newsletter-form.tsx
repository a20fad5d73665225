import { RichText } from "~/components/rich-text";
import type { NewsletterWords } from "~/content/schema/layout";
import { NotSent, SentAlong } from "~/features/forms/form-parts";
import { receiverOf } from "~/features/forms/receiver";

import "./newsletter-form.css";

/** With this fragment the page shows the next steps of a subscription. */
const THANK_YOU = "/thank-you#newsletter";

type Props = NewsletterWords & {
  id: string;
  /** Of a form whose label stands above it already. */
  isInFooter?: true;
};

/**
 * newsletter-form.client.ts sends it. The field of a form that is not sent has no name, so
 * that the URL has nothing of it.
 */
export function NewsletterForm({
  id,
  isInFooter,
  label,
  placeholder,
  error,
  button,
  privacy,
  sendsNothing = privacy,
  sending,
  failed,
}: Props) {
  const receiver = receiverOf("subscriptions");
  return (
    <form
      className="newsletter-form"
      action={receiver ?? THANK_YOU}
      method={receiver === undefined ? undefined : "post"}
      data-thanks={THANK_YOU}
    >
      <label className={isInFooter ? "visually-hidden" : "label"} htmlFor={id}>
        {label}
      </label>
      <div className="one-line">
        <input
          id={id}
          name={receiver === undefined ? undefined : "email"}
          type="email"
          required
          placeholder={placeholder}
          autoComplete="email"
        />
        <button
          type="submit"
          className={isInFooter ? "button outline" : "button"}
        >
          <span data-sending={sending}>{button}</span>
        </button>
      </div>
      <p className="error" id={`${id}-error`}>
        {error}
      </p>
      <p className="caption">
        <RichText text={receiver === undefined ? sendsNothing : privacy} />
      </p>
      {receiver !== undefined && <SentAlong />}
      <NotSent text={failed} />
    </form>
  );
}
