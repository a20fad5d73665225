import { Numeral } from "~/components/figures";
import { PageLink } from "~/components/links";
import { Drawing, hasPicture, PictureFigure } from "~/components/picture";
import { Paragraph, RichText } from "~/components/rich-text";
import { sampleNote } from "~/components/sample-note";
import { headingId, Section } from "~/components/section";
import type { CaseStudy, Result } from "~/content/schema/pages/case-studies";

import type { SectionProps } from "../section-props";
import "./cases.css";

/** A result's own drawing, or a bar that compares before and after. */
function ResultDrawing({ drawing, bar }: Result) {
  if (drawing) return <Drawing drawing={drawing} />;
  return (
    bar && (
      <span
        className="bar"
        style={{ "--after": bar.after, "--unit": bar.unit }}
      />
    )
  );
}

/** So many results of a case study are shown. */
const RESULTS = 2;

type CaseProps = { study: CaseStudy; isFirst?: true };

/** A case study in a column, or large as the first of several. */
export function Case({ study, isFirst }: CaseProps) {
  const { path, industry, sector, title, summary, results } = study;
  const id = headingId(path.replace(/.*\//, ""));
  const words = (
    <>
      <p className="kicker">{industry ?? sector}</p>
      <h3 id={id} className={isFirst && "title"}>
        <PageLink className="title-link touch-target" to={path}>
          {title}
        </PageLink>
      </h3>
      <Paragraph text={summary} isSmall />
      {results.length > 0 && (
        <dl className="results">
          {results.slice(0, RESULTS).map((result) => (
            <div key={result.label}>
              <dt className="label">{result.label}</dt>
              <dd>
                <Numeral value={result.value} />
                <ResultDrawing {...result} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
  const picture = hasPicture(study.picture) && (
    <PictureFigure
      className={isFirst ? "detail left" : "detail"}
      picture={study.picture}
      ground={study.background}
    />
  );
  if (!isFirst)
    return (
      <article aria-labelledby={id}>
        {picture}
        {words}
      </article>
    );
  return (
    <article className="first grid" aria-labelledby={id}>
      {picture}
      <div className="right">{words}</div>
    </article>
  );
}

/** Case studies: two side by side; of others the first large, if it has a picture, above the rest. */
export default function Cases({ section, site }: SectionProps<"cases">) {
  const { frame, heading, intro, caption, caseStudies } = section;
  const named = caseStudies.flatMap(
    (name) => site.cases.find(({ path }) => path.endsWith(`/${name}`)) ?? [],
  );
  const isLarge =
    named.length !== 2 && named[0] && hasPicture(named[0].picture);
  const first = isLarge ? named[0] : undefined;
  const others = first ? named.slice(1) : named;
  return (
    <Section
      frame={frame}
      name="cases"
      heading={heading}
      intro={intro}
      sample={sampleNote(site, named)}
    >
      {first && <Case study={first} isFirst />}
      {others.length > 0 && (
        <div className="columns">
          {others.map((study) => (
            <Case key={study.path} study={study} />
          ))}
        </div>
      )}
      {caption && (
        <p className="caption">
          <RichText text={caption} />
        </p>
      )}
    </Section>
  );
}
