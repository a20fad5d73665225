import { Caption } from "~/components/rich-text";
import { headingId, Section } from "~/components/section";

import type { SectionProps } from "../section-props";
import "./sums.css";

/** The figures of the report's sheet, worked out in large type. */
export default function Sums({ section, site }: SectionProps<"sums">) {
  const { frame } = section;
  const { report } = site.content;
  if (!report) return null;
  const { heading, intro, sums, fee } = report.sums;
  return (
    <Section
      frame={frame}
      name="sums"
      background="deep"
      heading={heading}
      intro={intro}
    >
      <ul
        role="list"
        className="ruled grid"
        aria-labelledby={headingId(frame.id)}
      >
        {sums.map(({ working, result, text }) => (
          <li key={working} className="grid">
            <p className="sum">
              {`${working} =\u00a0`}
              <b>{result}</b>
            </p>
            <p className="small">{text}</p>
          </li>
        ))}
      </ul>
      <Caption {...fee} />
    </Section>
  );
}
