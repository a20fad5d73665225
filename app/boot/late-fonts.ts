/** Says in the page that its text still stands in the system's fonts. */
export const LATE_FONTS = 'data-fonts="late"';

/**
 * Fetches the web fonts and then lets all the text take them at once. Never
 * rejects: what did not come stays as it is.
 */
export async function fetchFonts(): Promise<void> {
  await Promise.allSettled(Array.from(document.fonts, (face) => face.load()));
  delete document.documentElement.dataset.fonts;
}
