const FIGURE = /^([+-]?)(£?)([\d.,]+)(.*)$/;

/** The parts of a figure as it is written: "+320%", "63M+", "£0". */
export function splitFigure(value: string) {
  const [, sign = "", currency = "", digits = value, unit = ""] =
    FIGURE.exec(value) ?? [];
  return { sign, currency, digits, unit };
}
