const FIGURE = /^([+-]?)(£?)([\d.,]+)(.*)$/;

/** The parts of a written figure such as "+320%", "63M+" or "£0". */
export function splitFigure(value: string) {
  const [, sign = "", currency = "", digits = value, unit = ""] =
    FIGURE.exec(value) ?? [];
  return { sign, currency, digits, unit };
}

/** Whether a text is a figure such as "63M+", "-40%" or "£1,200". */
export const isFigure = (text: string): boolean =>
  /^[+-]?£?[\d.,]+\S*$/.test(text);
