import { Caption } from "~/components/rich-text";
import { headingId, Section } from "~/components/section";
import type { ReportPage } from "~/content/schema/pages/report";

import "./sums.css";

/** The figures of the sheet, worked out in large type. */
export function Sums({ sums, fee, ...section }: ReportPage["sums"]) {
  return (
    <Section name="report-sums" tone="deep" {...section}>
      <ul role="list" aria-labelledby={headingId("report-sums")}>
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
      <Caption {...fee} />
    </Section>
  );
}
