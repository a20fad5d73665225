import { headingId, Section, SectionHead } from "~/components/section";
import type { ReportPage } from "~/content/schema/pages/report";

import "./sums.css";

/** The figures of the sheet, worked out in large type. */
export function Sums({ mark, heading, intro, sums, fee }: ReportPage["sums"]) {
  return (
    <Section name="report-sums" tone="deep" mark={mark}>
      <SectionHead name="report-sums" heading={heading} intro={intro} />
      <ul aria-labelledby={headingId("report-sums")}>
        {sums.map(({ working, result, text }) => (
          <li key={working} className="grid">
            <p className="sum">
              {`${working} =\u00a0`}
              <b>{result}</b>
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p className="caption">
        <b>{fee.heading}</b>
        {` ${fee.text}`}
      </p>
    </Section>
  );
}
