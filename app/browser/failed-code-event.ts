/** Told to the window by the router when the code of a page cannot be loaded. */
export const FAILED_CODE_EVENT = "leadline:failed-code";
