import type { ReactNode } from "react";

type Props = {
  id: string;
  look: "mini" | "coupon";
  /** The button's content. */
  children: ReactNode;
  buttonLabel?: string;
};

/**
 * One e-mail address. A plain form: it loads the thank-you page, and its field
 * has no name, so that the address bar never shows what was typed.
 */
export function NewsletterForm({ id, look, children, buttonLabel }: Props) {
  const input = (
    <input
      id={id}
      type="email"
      required
      placeholder="Your email address"
      autoComplete="email"
    />
  );
  const button = (
    <button
      type="submit"
      className={look === "coupon" ? "button" : undefined}
      aria-label={buttonLabel}
    >
      {children}
    </button>
  );
  if (look === "mini") {
    return (
      <form className="mini-form" action="/thank-you">
        <label className="visually-hidden" htmlFor={id}>
          Email address
        </label>
        {input}
        {button}
      </form>
    );
  }
  return (
    <form action="/thank-you">
      <label htmlFor={id}>Email address</label>
      <div className="field">
        {input}
        {button}
      </div>
    </form>
  );
}
