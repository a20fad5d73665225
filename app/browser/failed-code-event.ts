/** Told to the window when the code of a page, or a part of one, cannot be loaded. */
export const FAILED_CODE_EVENT = "leadline:failed-code";
