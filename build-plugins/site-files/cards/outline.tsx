import { Figure, Label, TEXT_X, WATER_Y, Waterline } from "./frame.tsx";
import { linesOf } from "./in-short.tsx";

const STEP = 320;
const LINE_HEIGHT = 26;

type Props = { outline: readonly { value: string; label: string }[] };

/** Three figures of an article, or of its first headings, above their words. */
export function Outline({ outline }: Props) {
  return (
    <>
      <Waterline />
      {outline.map(({ value, label }, index) => {
        const x = TEXT_X + index * STEP;
        return (
          <g key={label}>
            <Figure
              x={x}
              y={WATER_Y + 88}
              fontSize="84"
              fill={index === 0 ? "var(--signal)" : "var(--ink)"}
            >
              {value}
            </Figure>
            {linesOf(label)
              .slice(0, 2)
              .map((line, place) => (
                <Label
                  key={line}
                  x={x}
                  y={WATER_Y + 126 + place * LINE_HEIGHT}
                  fontSize="20"
                >
                  {line}
                </Label>
              ))}
          </g>
        );
      })}
    </>
  );
}
