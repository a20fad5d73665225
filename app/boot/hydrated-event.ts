/** Told to the window by the application once it listens to the page. */
export const HYDRATED_EVENT = "leadline:hydrated";
