import { headingId, Section } from "~/components/section";
import type { SmallReport } from "~/content/derived/small-report";
import { SmallSheet } from "./small-sheet";

import "./report-proof.css";

/** What the report says, beside it. */
export function ReportProof(report: SmallReport) {
  return (
    <Section name="report-proof">
      <div className="grid">
        <h2 id={headingId("report-proof")}>{report.title}</h2>
        <div className="pane">
          <SmallSheet {...report} />
        </div>
      </div>
    </Section>
  );
}
