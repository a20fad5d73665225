import { Caption } from "~/components/rich-text";
import type { Company } from "~/content/schema/company";

import type { Section } from "../../kinds";
import "./weights.css";

/** The drawing's dimensions in user units; GAP is the distance between leads. */
const GAP = 50;
const MARGIN = 20;
const HEIGHT = 150;

/** Few leads hang further apart, and many run off the page. */
const LEAST_WIDTH = 1240;
const MOST_WIDTH = 2480;
const MOST_GAP = 100;

/** The width of the drawing and the distance between its leads. */
export function weightsLayout(leads: number) {
  const spaces = Math.max(1, leads - 1);
  const row = MARGIN + spaces * GAP + MARGIN;
  const width = Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, row));
  const gap = Math.max(GAP, (width - 2 * MARGIN) / spaces);
  return { width, gap: Math.min(MOST_GAP, gap) };
}

type Props = NonNullable<Section<"hero">["weights"]> &
  Pick<Company, "specialists" | "founders">;

/** A weight for each specialist hangs from the waterline; the founders' are red. */
export function Weights(props: Props) {
  const { drawingAlt, caption, specialists = 0, founders = 0 } = props;
  const { width, gap } = weightsLayout(specialists);
  return (
    <figure className="waterline weights grid bleed">
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="xMinYMax slice"
        role="img"
        aria-label={drawingAlt}
      >
        <defs>
          <g id="lead">
            <path
              d="M0 0V86"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.4"
            />
            <path
              d="M-4 84h8l2 6 6 56a3 3 0 0 1-3 3h-18a3 3 0 0 1-3-3l6-56z"
              fill="currentColor"
            />
          </g>
        </defs>
        {Array.from({ length: specialists }, (_, index) => (
          <use
            // The leads are all equal, and their order never changes.
            key={index}
            href="#lead"
            x={MARGIN + index * gap}
            color={index < founders ? "var(--signal)" : undefined}
          />
        ))}
      </svg>
      {caption && <Caption as="figcaption" {...caption} />}
    </figure>
  );
}
