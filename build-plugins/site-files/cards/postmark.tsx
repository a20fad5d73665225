import type { ThankYouPage } from "../../../app/content/schema/thank-you.ts";
import { Figure, Label, LINE_X, RIGHT_X, TEXT_X, WATER_Y } from "./frame.tsx";

type Props = Pick<ThankYouPage, "stamp" | "next">;

/** The sheet of paper with the next steps, in px. */
const SHEET = { top: WATER_Y - 46, row: 66 };

const PLACE = "translate(900 452) rotate(-9)";
const WAVES = [-66, -33, 0, 33, 66]
  .map((y) => `M146 ${y}q14-9 28 0t28 0 28 0 28 0 28 0 28 0`)
  .join("");

function Stamp({ name, word, postcode }: Props["stamp"]) {
  return (
    <>
      <g
        transform={PLACE}
        fill="none"
        stroke="var(--signal-text)"
        strokeWidth="3.5"
      >
        <circle r="138" />
        <circle r="126" />
        <path d={`M-131 -38H131M-131 42H131${WAVES}`} />
      </g>
      <g transform={PLACE} textAnchor="middle">
        <Label
          y="18"
          fontSize="45"
          fontWeight="600"
          letterSpacing="1"
          fill="var(--signal-text)"
        >
          {word.toUpperCase()}
        </Label>
        <Label y="-64" fontSize="23" fill="var(--signal-text)">
          {name.toUpperCase()}
        </Label>
        <Label y="86" fontSize="23" fill="var(--signal-text)">
          {postcode}
        </Label>
      </g>
    </>
  );
}

/** The next steps on the form's sheet of paper, with a postmark over it. */
export function Postmark({ stamp, next }: Props) {
  return (
    <>
      <rect
        x={LINE_X}
        y={SHEET.top}
        width={1200 - LINE_X}
        height={next.steps.length * SHEET.row}
        fill="var(--buff)"
      />
      {next.steps.map(({ title }, index) => {
        const y = SHEET.top + (index + 1) * SHEET.row;
        return (
          <g key={title}>
            <path
              d={`M${TEXT_X} ${y}H${RIGHT_X}`}
              stroke="var(--ink)"
              strokeOpacity={index < next.steps.length - 1 ? 0.25 : 0}
            />
            <Figure x={TEXT_X} y={y - 19} fontSize="44">
              {title}
            </Figure>
          </g>
        );
      })}
      <Stamp {...stamp} />
    </>
  );
}
