import { Arrow } from "~/components/links";
import type { NewsletterForm as Content } from "~/content/schema/shared";

import "./newsletter-form.css";

type Props = Content & { id: string; look: "mini" | "coupon" };

/**
 * The form for one e-mail address. The browser submits it with a full page load
 * of the thank-you page. The field has no name, so that the URL never contains
 * what was typed.
 */
export function NewsletterForm({
  id,
  look,
  label,
  placeholder,
  button,
}: Props) {
  const input = (
    <input
      id={id}
      type="email"
      required
      placeholder={placeholder}
      autoComplete="email"
    />
  );
  if (look === "mini") {
    return (
      <form className="mini-form" action="/thank-you#newsletter">
        <label className="visually-hidden" htmlFor={id}>
          {label}
        </label>
        {input}
        <button type="submit" aria-label={button}>
          <Arrow />
        </button>
      </form>
    );
  }
  return (
    <form action="/thank-you#newsletter">
      <label htmlFor={id}>{label}</label>
      <div className="field">
        {input}
        <button type="submit" className="button">
          {button} <Arrow />
        </button>
      </div>
    </form>
  );
}
