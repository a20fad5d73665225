import { ButtonLink } from "~/components/links";
import { Caption, Paragraph } from "~/components/rich-text";
import { Headline, Section } from "~/components/section";
import type { AboutPage } from "~/content/schema/pages/about";
import type { Company } from "~/content/schema/company";

import "./hero.css";

/** The drawing's dimensions in user units; GAP is the distance between leads. */
const GAP = 50;
const MARGIN = 20;
const HEIGHT = 150;

/** Few leads hang further apart, and many run off the page. */
const LEAST_WIDTH = 1240;
const MOST_WIDTH = 2480;
const MOST_GAP = 100;

/** The width of the drawing and the distance between its leads. */
export function leadsLayout(leads: number) {
  const spaces = Math.max(1, leads - 1);
  const row = MARGIN + spaces * GAP + MARGIN;
  const width = Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, row));
  const gap = Math.max(GAP, (width - 2 * MARGIN) / spaces);
  return { width, gap: Math.min(MOST_GAP, gap) };
}

type Team = Pick<Company, "specialists" | "founders">;

type LeadsProps = Team & { label: string };

/** A row of leads, one for each specialist; the founders' are red. */
function Leads({ label, specialists, founders }: LeadsProps) {
  const { width, gap } = leadsLayout(specialists);
  return (
    <svg
      className="leads"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="xMinYMax slice"
      role="img"
      aria-label={label}
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
          className={index < founders ? "founder" : undefined}
        />
      ))}
    </svg>
  );
}

/** The hero of the about page. */
export function Hero({
  company,
  ...hero
}: AboutPage["hero"] & { company: Team }) {
  const { description, button, drawingAlt, caption } = hero;
  return (
    <Section name="about-hero">
      <Headline name="about-hero" {...hero} />
      <figure>
        <Leads label={drawingAlt} {...company} />
        <figcaption className="split">
          <div>
            <Paragraph text={description} />
            <ButtonLink link={button} hasArrow />
          </div>
          {caption && <Caption {...caption} />}
        </figcaption>
      </figure>
    </Section>
  );
}
