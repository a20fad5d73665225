const FIGURE = /^([+-]?)(£?)([\d.,]+)(.*)$/;

/** The parts of a written figure such as "+320%", "63M+" or "£0". */
export function splitFigure(value: string) {
  const [, sign = "", currency = "", digits = value, unit = ""] =
    FIGURE.exec(value) ?? [];
  return { sign, currency, digits, unit };
}
