import type { Company } from "../../../app/content/schema/company.ts";
import { Lead, WATER_Y, Waterline } from "./frame.tsx";

type Content = Pick<Company, "specialists" | "founders">;

const FIRST_X = 230;
const STEP = 44;
const LENGTH = 164;

/** One lead for each specialist, red for founders. The row runs off the card. */
export function Leads({ specialists, founders }: Content) {
  return (
    <>
      <Waterline />
      {Array.from({ length: specialists }, (_, index) => {
        const x = FIRST_X + index * STEP;
        const ink = index < founders ? "var(--signal)" : "var(--ink)";
        return (
          <g key={x}>
            <path
              d={`M${x} ${WATER_Y}v${LENGTH}`}
              stroke={ink}
              strokeWidth="1.5"
            />
            <Lead x={x} y={WATER_Y + LENGTH} height={64} fill={ink} />
          </g>
        );
      })}
    </>
  );
}
