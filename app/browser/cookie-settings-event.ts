/** Told by the button that asks for the cookie notice again, from itself. */
export const COOKIE_SETTINGS_EVENT = "leadline:cookie-settings";
