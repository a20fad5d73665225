import { Numeral } from "~/components/figures";
import { Arrow, PageLink } from "~/components/links";
import { Drawing, hasPicture, PictureFigure } from "~/components/picture";
import { Paragraph } from "~/components/rich-text";
import { headingId, Section } from "~/components/section";
import type { AdsCase, AdsPage } from "~/content/schema/pages/ads";
import type { Result } from "~/content/schema/pages/case-studies";

import "./cases.css";
import { Folded } from "./folded";

/** A metric's own drawing, or a bar that compares before and after. */
function MetricDrawing({ drawing, bar }: Result) {
  if (drawing) return <Drawing drawing={drawing} fit="draw micro" />;
  return (
    bar && (
      <i className="bar" style={{ "--after": bar.after, "--unit": bar.unit }} />
    )
  );
}

type CaseTextProps = Omit<AdsCase, "slug" | "picture" | "background"> & {
  /** The id of the title, which is the article's accessible name. */
  titleId: string;
  /** The words of the link to the case study. */
  read: string;
  storyLabel: string;
};

/** A case study's text and its results. */
function CaseText({
  titleId,
  storyLabel,
  industry,
  title,
  description,
  results,
  path,
  read,
}: CaseTextProps) {
  return (
    <>
      <p className="kicker">{industry}</p>
      <h3 id={titleId}>{title}</h3>
      <Folded label={storyLabel}>
        <Paragraph text={description} />
      </Folded>
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

/** The classes for each background. */
const firstLayouts = { buff: "warm", shoal: "", deep: "deep" } as const;

type FirstProps = AdsCase & Pick<CaseTextProps, "read" | "storyLabel">;

function FirstCase({ background, picture, ...text }: FirstProps) {
  const titleId = headingId("first-case");
  return (
    <article
      className={`grid first ${firstLayouts[background]}`}
      aria-labelledby={titleId}
    >
      {hasPicture(picture) && (
        <PictureFigure picture={picture} tone={background} />
      )}
      <div>
        <CaseText titleId={titleId} {...text} />
      </div>
    </article>
  );
}

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
      {first && <FirstCase {...first} read={read} storyLabel={storyLabel} />}
      {others.length > 0 && (
        <div className="pair">
          {others.map(({ background, picture, ...text }, index) => (
            <article
              key={text.title}
              aria-labelledby={headingId(`case-${index + 1}`)}
            >
              {hasPictures && (
                <PictureFigure picture={picture} tone={background} />
              )}
              <CaseText
                titleId={headingId(`case-${index + 1}`)}
                read={read}
                storyLabel={storyLabel}
                {...text}
              />
            </article>
          ))}
        </div>
      )}
      {caption && <p className="caption">{caption}</p>}
    </Section>
  );
}
