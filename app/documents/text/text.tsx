import { headingId, LeadWeight, Mark } from "~/components/section";
import type { LongText, Part } from "~/content/markdown/long-text";
import type { TextLabels } from "~/content/schema/layout";
import { fill } from "~/format/text";

import { Contents } from "./contents";
import { Figures, Nodes } from "./nodes";
import "~/components/scrolling.css";
import "./text.css";

type PartProps = { part: Part; labels: TextLabels; isFirst: boolean };

/** A part with its mark, and a link to itself that can be copied. */
function TextPart({ part, labels, isFirst }: PartProps) {
  const { id, mark, title, blocks } = part;
  return (
    <section id={id} aria-labelledby={headingId(id)}>
      {mark && <Mark {...mark} label="" isFirst={isFirst} />}
      <div className="part-head">
        <h2 id={headingId(id)}>{title}</h2>
        <a
          className="anchor"
          href={`#${id}`}
          aria-label={fill(labels.linkTo, { heading: title })}
        >
          #
        </a>
      </div>
      <Nodes nodes={blocks} labels={labels} />
    </section>
  );
}

type TextProps = {
  text: LongText;
  labels: TextLabels;
  /** The heading of the table of contents, if there is one. */
  contents?: string | undefined;
  /** Whether the first paragraph stands here, and not below the headline. */
  hasOpening?: boolean;
  /** Its first figures, unless they stand below the headline. */
  stats?: LongText["stats"];
  /** Whether the line ends below it. */
  isLast?: boolean;
};

/** A long text: its contents at the left, its parts at the right. */
export function Text(props: TextProps) {
  const { text, labels, contents, stats } = props;
  const { hasOpening = false, isLast = false } = props;
  const { opening, intro, parts, footnotes } = text;
  return (
    <div className={isLast ? "section text-body last" : "section text-body"}>
      {contents && <Contents heading={contents} parts={parts} />}
      <div className="long-text">
        {hasOpening && opening && (
          <p className="lead">
            <Nodes nodes={opening} />
          </p>
        )}
        {stats && <Figures stats={stats} />}
        <Nodes nodes={intro} labels={labels} />
        {parts.map((part, index) => (
          <TextPart
            key={part.id}
            part={part}
            labels={labels}
            isFirst={index === 0}
          />
        ))}
        {footnotes && (
          <section className="footnotes" aria-labelledby="footnote-label">
            <h2 id="footnote-label">{labels.footnotes}</h2>
            <Nodes nodes={footnotes} />
          </section>
        )}
      </div>
      {isLast && <LeadWeight />}
    </div>
  );
}
