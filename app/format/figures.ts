const FIGURE = /^([+-]?)(£?)([\d.,]+)(\S*)(.*)$/;

/** The parts of a written figure such as "+320%", "63M+", "£0" or "7 years". */
export function splitFigure(value: string) {
  const [, sign = "", currency = "", digits = value, unit = "", word = ""] =
    FIGURE.exec(value) ?? [];
  return { sign, currency, digits, unit, word };
}

/** The number of a written figure, without its sign: 1200 of "£1,200"; or NaN. */
export const amountOf = (value: string): number =>
  Number(splitFigure(value).digits.replaceAll(",", ""));

/** Whether a text is a figure such as "63M+", "-40%", "£1,200" or "7 years". */
export const isFigure = (text: string): boolean =>
  /^[+-]?£?[\d.,]+\S*(?: \S+)?$/.test(text);

/** The length of the common scale: the longest bar that most figures need. */
const FULL_LENGTH = 4.2;

/** Lengths in multiples of the state before, which the chart outlines. */
type BarLength = {
  after: number;
  unit: number;
};

function lengthAfter(value: string): number | undefined {
  const { sign, currency, unit } = splitFigure(value);
  const number = amountOf(value);
  if (currency || Number.isNaN(number)) return undefined;
  if (unit === "x") return number;
  if (unit !== "%" || !sign) return undefined;
  return (100 + (sign === "-" ? -number : number)) / 100;
}

/** "+320%" is 4.2 long, "-40%" is 0.6, "5.2x" is 5.2; any other figure has no bar. */
export function barLength(value: string): BarLength | undefined {
  const after = lengthAfter(value);
  if (after === undefined || after < 0) return undefined;
  return { after, unit: Math.max(after, FULL_LENGTH) };
}
