import { Numeral } from "~/components/figures";
import { slotSizes } from "~/components/photograph";
import { Drawing, Plate } from "~/components/plate";
import { headingId, Section } from "~/components/section";
import type { AdsPage } from "~/content/schema/ads";
import type { CaseStudy, Metric } from "~/content/schema/shared";
import { barLength } from "~/format/bar-length";

import "./cases.css";

/** Before and after, to scale; or the drawing that counts the figure out. */
function MetricDrawing({ value, drawing }: Metric) {
  const bar = barLength(value);
  if (drawing) return <Drawing drawing={drawing} fit="draw micro" />;
  return (
    bar && (
      <i className="bar" style={{ "--after": bar.after, "--unit": bar.unit }} />
    )
  );
}

type CaseTextProps = Pick<
  CaseStudy,
  "industry" | "title" | "description" | "metrics"
> & {
  /** The id of its title, which names the story. */
  titleId: string;
};

/** The story of a case study with its figures. */
function CaseText({
  titleId,
  industry,
  title,
  description,
  metrics,
}: CaseTextProps) {
  return (
    <>
      <p className="kicker">{industry}</p>
      <h3 id={titleId}>{title}</h3>
      <p>{description}</p>
      <dl>
        {metrics.map((metric) => (
          <div key={metric.label}>
            <dt>{metric.label}</dt>
            <dd>
              <Numeral value={metric.value} />
              <MetricDrawing {...metric} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const PAIR_SIZES = slotSizes({
  below48: "88vw",
  below60: "43vw",
  otherwise: "min(38vw, 42rem)",
});

type LeadCaseProps = AdsPage["cases"];

/** On deep the picture changes sides. */
const leadLayouts = { buff: "warm", deep: "deep flip" } as const;

function LeadCase({ tone, picture, ...text }: LeadCaseProps["lead"]) {
  const titleId = headingId("lead-case");
  return (
    <article
      className={`grid first ${leadLayouts[tone]}`}
      aria-labelledby={titleId}
    >
      <Plate
        picture={picture}
        tone={tone === "buff" ? "warm" : "plain"}
        ratio={5 / 4}
        sizes={slotSizes({ below60: "95vw", otherwise: "60vw" })}
      />
      <div>
        <CaseText titleId={titleId} {...text} />
      </div>
    </article>
  );
}

/** A lead story on a ground of its own across the page, and two more. */
export function Cases({ mark, heading, lead, others, caption }: LeadCaseProps) {
  return (
    <Section name="ads-cases" mark={mark}>
      <h2 id={headingId("ads-cases")}>{heading}</h2>
      <LeadCase {...lead} />
      <div className="pair">
        {others.map(({ tone, picture, ...text }, index) => (
          <article
            key={text.title}
            aria-labelledby={headingId(`case-${index + 1}`)}
          >
            <Plate
              picture={picture}
              tone={tone === "buff" ? "warm" : "plain"}
              ratio={16 / 10}
              sizes={PAIR_SIZES}
            />
            <CaseText titleId={headingId(`case-${index + 1}`)} {...text} />
          </article>
        ))}
      </div>
      <p className="caption">{caption}</p>
    </Section>
  );
}
