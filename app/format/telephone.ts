/**
 * A telephone number as written in the UK, as a link: "tel:+442079460172". From abroad
 * the zero of "+44 (0)20" is not dialled.
 */
export const telephoneLink = (number: string): string =>
  `tel:${number
    .replace(/^(\+.*)\(0\)/, "$1")
    .replaceAll(/[^\d+]/g, "")
    .replace(/^0/, "+44")}`;
