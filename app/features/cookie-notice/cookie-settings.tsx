import { COOKIE_SETTINGS_EVENT } from "./use-cookie-notice";

/**
 * The button that shows the cookie notice again. It works only after hydration:
 * the stylesheet hides it until the root element has `data-hydrated`.
 */
export function CookieSettings({ text }: { text: string }) {
  return (
    <button
      className="cookie-settings"
      type="button"
      onClick={({ currentTarget }) =>
        currentTarget.dispatchEvent(
          new Event(COOKIE_SETTINGS_EVENT, { bubbles: true }),
        )
      }
    >
      {text}
    </button>
  );
}
