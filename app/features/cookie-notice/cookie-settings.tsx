import { COOKIE_SETTINGS_EVENT } from "./use-cookie-notice";

/**
 * Brings the cookie notice back. Nobody sees it before it works: the stylesheet
 * waits for the application's `data-hydrated`.
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
