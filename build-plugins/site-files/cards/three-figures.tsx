import { Figure, Label, TEXT_X, WATER_Y, Waterline } from "./frame.tsx";

const STEP = 320;
const LINE_HEIGHT = 26;

/** The longest line below a figure, or beside a large one, in characters. */
const MAX_LENGTH = 23;

/** The lines of a small text beside or below a figure. */
function linesOf(text: string): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const line = `${lines.at(-1)} ${word}`.trim();
    if (line.length <= MAX_LENGTH) lines.splice(-1, 1, line);
    else lines.push(word);
  }
  return lines;
}

/** Sizes and places in px: the words stand below the figures, or beside large ones. */
const LAYOUTS = {
  below: { size: 84, figureY: 88, wordsX: 0, wordsY: 126, most: 2 },
  beside: { size: 132, figureY: 116, wordsX: 90, wordsY: 52, most: Infinity },
};

type Props = {
  figures: readonly { value: string; label: string }[];
  words: keyof typeof LAYOUTS;
};

/** Three figures with their words, or the first headings of an article. */
export function ThreeFigures({ figures, words }: Props) {
  const { size, figureY, wordsX, wordsY, most } = LAYOUTS[words];
  return (
    <>
      <Waterline />
      {figures.map(({ value, label }, index) => {
        const x = TEXT_X + index * STEP;
        return (
          <g key={label}>
            <Figure
              x={x}
              y={WATER_Y + figureY}
              fontSize={size}
              fill={index === 0 ? "var(--signal)" : "var(--ink)"}
            >
              {value}
            </Figure>
            {linesOf(label)
              .slice(0, most)
              .map((line, place) => (
                <Label
                  key={line}
                  x={x + wordsX}
                  y={WATER_Y + wordsY + place * LINE_HEIGHT}
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
