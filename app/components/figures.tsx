import { splitFigure } from "~/format/figures";

import "./figures.css";

type NumeralProps = {
  /** The figure as the specification writes it: "63M+", "-40%", "5.2x". */
  value: string;
  as?: "span" | "dd" | "b";
};

/** A figure in large type with its unit raised, and a word behind it smaller. Its text content is `value`. */
export function Numeral({ value, as: Element = "span" }: NumeralProps) {
  const { sign, currency, digits, unit, word } = splitFigure(value);
  return (
    <Element className="numeral">
      {/* In an element of its own the sign is not kerned with the digits. */}
      {sign === "+" && <sup className="sign">{sign}</sup>}
      {sign === "-" && (
        // The stylesheet draws a minus sign in place of the hyphen.
        <span className="minus">
          <i>-</i>
        </span>
      )}
      {currency}
      {digits}
      {unit && <sup>{unit}</sup>}
      {word && <small>{word}</small>}
    </Element>
  );
}
