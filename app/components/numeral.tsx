import { splitFigure } from "~/format/split-figure";

type Props = {
  /** As the specification writes it: "63M+", "-40%", "5.2x". */
  value: string;
  as?: "span" | "dd" | "b";
};

/** A figure set large, its unit raised. Its text stays as it is written. */
export function Numeral({ value, as: Element = "span" }: Props) {
  const { sign, currency, digits, unit } = splitFigure(value);
  return (
    <Element className="numeral">
      {sign === "+" && <span className="sign">+</span>}
      {sign === "-" && (
        // The stylesheet draws a true minus; the text keeps the hyphen.
        <span className="sign minus">
          <i>-</i>
        </span>
      )}
      {currency && <sup className="pre">{currency}</sup>}
      {digits}
      {unit && <sup>{unit}</sup>}
    </Element>
  );
}
