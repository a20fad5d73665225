import type { PrivacyPage } from "../../../app/content/schema/privacy.ts";
import { Figure, Label, TEXT_X, WATER_Y, Waterline } from "./frame.tsx";

const STEP = 320;
const LINE_HEIGHT = 26;

/** The longest line that fits beside a figure, in characters. */
const MAX_LENGTH = 23;

/** The lines of a small text beside or below a figure. */
export function linesOf(text: string): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const line = `${lines.at(-1)} ${word}`.trim();
    if (line.length <= MAX_LENGTH) lines.splice(-1, 1, line);
    else lines.push(word);
  }
  return lines;
}

/** The privacy policy's three figures. */
export function InShort({ inShort }: Pick<PrivacyPage["hero"], "inShort">) {
  return (
    <>
      <Waterline />
      {inShort.map(({ value, label }, index) => {
        const x = TEXT_X + index * STEP;
        return (
          <g key={label}>
            <Figure
              x={x}
              y={WATER_Y + 116}
              fontSize="132"
              fill={index === 0 ? "var(--signal)" : "var(--ink)"}
            >
              {value}
            </Figure>
            {linesOf(label).map((line, place) => (
              <Label
                key={line}
                x={x + 90}
                y={WATER_Y + 52 + place * LINE_HEIGHT}
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
