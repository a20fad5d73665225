/**
 * An e-mail address in the characters that browsers take, without the spaces and invisible
 * characters that are copied with it.
 */
export const readableEmail = (typed: string): string =>
  typed
    .normalize("NFKC")
    .replaceAll(/\p{Cf}/gu, "")
    .trim();
