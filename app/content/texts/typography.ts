const NBSP = "\u00a0";

const DAY_AND_MONTH =
  /(?<=\b\d{1,2}) (?=(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)/g;

/**
 * A text with typographic quotation marks and apostrophes, and with no-break spaces where a
 * line must not end: inside telephone numbers, postcodes and VAT numbers, in times, between
 * day and month, before a unit of time or of a file's size, after an operator, between a
 * word and an equals sign, and in "exclude VAT".
 */
export function typeset(text: string): string {
  return text
    .replaceAll(/\s+/g, " ")
    .trim()
    .replaceAll(/(?<=^|[\s([“—/])"/g, "“")
    .replaceAll('"', "”")
    .replaceAll(/(?<=^|[\s([“—/])'(?!\d\ds)/g, "‘")
    .replaceAll("'", "’")
    .replaceAll(/(?<=\b(?:GB|\d+)) (?=\d)/g, NBSP)
    .replaceAll(/(?<=\b[A-Z]{1,2}\d[A-Z\d]?) (?=\d[A-Z]{2}\b)/g, NBSP)
    .replaceAll(
      /(?<=\d) (?=(?:[AP]M|hours?|days?|weeks?|months?|[kM]B)\b)/g,
      NBSP,
    )
    .replaceAll(DAY_AND_MONTH, NBSP)
    .replaceAll(/(?<= [÷×=+−]) /g, NBSP)
    .replaceAll(/(?<=[a-z]) (?==)/g, NBSP)
    .replaceAll(/(?<=\b(?:ex|in)cludes?) (?=VAT\b)/g, NBSP);
}

/** A heading. Its last two words stay together if both are short: a line on a phone. */
export const typesetHeading = (text: string): string =>
  withLastTied(typeset(text));

/** A heading that is set already. */
export const withLastTied = (text: string): string =>
  text.trim().replace(/(?<=(?<!\S)(?=.{1,13}$)\S+) (?=\S+$)/, NBSP);

/** A text between others: the spaces at its ends stay, and a quotation mark behind one closes. */
export function typesetBetween(value: string, isBehind: boolean): string {
  const [start = ""] = /^\s*/.exec(value) ?? [];
  const [end = ""] = /\s*$/.exec(value) ?? [];
  if (start === value) return value && " ";
  const text =
    isBehind && start === "" ? typeset(`x${value}`).slice(1) : typeset(value);
  return `${start && " "}${text}${end && " "}`;
}
