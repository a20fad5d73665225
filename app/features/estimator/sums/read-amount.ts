/** The limits of an amount, in hundredths. Only a percentage may contain "%". */
export type Range = { least: number; most: number; isPercent?: boolean };

/** For texts in lower case without spaces: "£12,500.50", "12.5k", "1e4", "4%". */
const AMOUNT =
  /^(?:£|gbp)?([+-]?)£?(\d{1,3}(?:,\d{3})+|\d+)?(\.\d*)?(e[+-]?\d+)?([km])?(?:%|£|gbp|pounds?)?(?:(?:a|per|\/)?mo(?:nth(?:ly)?)?|p\.?c?m\.?)?$/;

function numberIn(text: string): number {
  const [, sign, whole = "", fraction = "", exponent = "", factor] =
    AMOUNT.exec(text) ?? [];
  if (!/\d/.test(whole + fraction)) return NaN;
  // "12.500" may be twelve thousand, as in German.
  const mayBeThousands = /^[1-9]\d{0,2}\.\d{3}$/.test(whole + fraction);
  if (mayBeThousands && !exponent && !factor) return NaN;
  const digits = `${sign}${whole.replaceAll(",", "")}${fraction}${exponent}`;
  return Number(digits) * (factor === "m" ? 1_000_000 : factor ? 1000 : 1);
}

/**
 * Reads an amount as people type or paste it, in hundredths, with full-width digits and
 * spaces too. A text with two numbers is not an amount, nor is one out of range.
 */
export function readAmount(
  text: string,
  { least, most, isPercent }: Range,
): number | undefined {
  const plain = text
    .normalize("NFKC")
    .toLowerCase()
    .trim()
    .replaceAll(/\s(?=\d{3}(?!\d))|\s+(?!\d)/g, "")
    .replaceAll(/(\D)\s+/g, "$1")
    .replace("−", "-");
  const hundredths = Math.round(numberIn(plain) * 100);
  const isOtherUnit = plain.includes("%") && !isPercent;
  const isInRange = hundredths >= least && hundredths <= most;
  return isInRange && !isOtherUnit ? hundredths : undefined;
}
