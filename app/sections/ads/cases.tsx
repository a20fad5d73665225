import { Numeral } from "~/components/figures";
import { Arrow, PageLink } from "~/components/links";
import { Drawing, hasPicture, PictureFigure } from "~/components/picture";
import { Paragraph } from "~/components/rich-text";
import { headingId, Section } from "~/components/section";
import type { AdsCase, AdsPage } from "~/content/schema/pages/ads";
import type { Result } from "~/content/schema/pages/case-studies";

import "./cases.css";
import "./folded.css";

/** A metric's own drawing, or a bar that compares before and after. */
function MetricDrawing({ drawing, bar }: Result) {
  if (drawing) return <Drawing drawing={drawing} fit="draw micro" />;
  return (
    bar && (
      <i className="bar" style={{ "--after": bar.after, "--unit": bar.unit }} />
    )
  );
}

type CaseTextProps = Pick<AdsPage["cases"], "read" | "storyLabel"> & {
  study: AdsCase;
};

/** A case study's text and its results. */
function CaseText({ study, read, storyLabel }: CaseTextProps) {
  const { slug, industry, title, description, results, path } = study;
  return (
    <>
      <p className="kicker">{industry}</p>
      <h3 id={headingId(slug)}>{title}</h3>
      <details className="folded">
        <summary>{storyLabel}</summary>
        <Paragraph text={description} />
      </details>
      <dl>
        {results.map((metric) => (
          <div key={metric.label}>
            <dt>{metric.label}</dt>
            <dd>
              <Numeral value={metric.value} />
              <MetricDrawing {...metric} />
            </dd>
          </div>
        ))}
      </dl>
      {path && (
        <PageLink className="arrow-link" to={path}>
          {read}
          <span className="visually-hidden">{`: ${title}`}</span>
          <Arrow />
        </PageLink>
      )}
    </>
  );
}

/** The large case's classes; the paler ground is for pictures only. */
const groundOf = ({ background }: AdsCase) =>
  background === "cool" ? "grid first" : `grid first ${background}`;

/** A large case study across the whole page, and the others in pairs below. */
export function Cases({
  mark,
  heading,
  caseStudies: [first, ...others],
  caption,
  read,
  storyLabel,
}: AdsPage["cases"]) {
  // Beside another picture a plain ground keeps the texts in line.
  const hasPictures = others.some(({ picture }) => hasPicture(picture));
  return (
    <Section name="ads-cases" mark={mark}>
      <h2 id={headingId("ads-cases")}>{heading}</h2>
      {first && (
        <article
          className={groundOf(first)}
          aria-labelledby={headingId(first.slug)}
        >
          {hasPicture(first.picture) && (
            <PictureFigure picture={first.picture} tone={first.background} />
          )}
          <div>
            <CaseText study={first} read={read} storyLabel={storyLabel} />
          </div>
        </article>
      )}
      {others.length > 0 && (
        <div className="pair">
          {others.map((study) => (
            <article key={study.slug} aria-labelledby={headingId(study.slug)}>
              {hasPictures && (
                <PictureFigure
                  picture={study.picture}
                  tone={study.background}
                />
              )}
              <CaseText study={study} read={read} storyLabel={storyLabel} />
            </article>
          ))}
        </div>
      )}
      {caption && <p className="caption">{caption}</p>}
    </Section>
  );
}
