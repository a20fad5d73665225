export type Wrong = "noNumber" | "outOfRange";

/** An amount that was typed, in hundredths: pence, or hundredths of a per cent. */
export type Amount = { hundredths: number } | { wrong: Wrong };

/** In hundredths. Only of a percentage may the sign be written. */
export type Range = { least: number; most: number; isPercent?: boolean };

/** "£12,500.50", "12.5k", "1e4", "4 %", "GBP 30,000 a month", once spaces are out. */
const AMOUNT =
  /^(?:£|gbp)?([+-]?)£?(\d{1,3}(?:,\d{3})+|\d+)?(\.\d*)?(e[+-]?\d+)?([km])?(?:%|£|gbp|pounds?)?(?:(?:a|per|\/)?mo(?:nth(?:ly)?)?|p\.?c?m\.?)?$/;

/** @returns NaN for what is no number. */
function numberIn(text: string): number {
  const [, sign, whole = "", fraction = "", exponent = "", factor] =
    AMOUNT.exec(text) ?? [];
  if (!/\d/.test(whole + fraction)) return NaN;
  const digits = `${sign}${whole.replaceAll(",", "")}${fraction}${exponent}`;
  return Number(digits) * (factor === "m" ? 1_000_000 : factor ? 1000 : 1);
}

/**
 * Understands an amount as people write or paste it, in full-width digits too;
 * to the nearest hundredth. Spaces may stand between thousands and around signs,
 * but two numbers are none.
 */
export function readAmount(
  text: string,
  { least, most, isPercent }: Range,
): Amount {
  const plain = text
    .normalize("NFKC")
    .toLowerCase()
    .trim()
    .replaceAll(/\s(?=\d{3}(?!\d))|\s+(?!\d)/g, "")
    .replaceAll(/(\D)\s+/g, "$1")
    .replace("−", "-");
  const hundredths = Math.round(numberIn(plain) * 100);
  const isOther = plain.includes("%") && !isPercent;
  if (isOther || Number.isNaN(hundredths)) return { wrong: "noNumber" };
  if (hundredths < least || hundredths > most) return { wrong: "outOfRange" };
  return { hundredths };
}
