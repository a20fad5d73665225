import type { ReactNode } from "react";

import { ArrowLink, PageLink } from "~/components/links";
import { Caption, Paragraph } from "~/components/rich-text";
import { Scrolling } from "~/components/scrolling";
import { headingId, Section } from "~/components/section";
import type { SmallReport } from "~/content/derived/small-report";
import {
  KeyNumbers,
  NetworksTable,
} from "~/sections/shared/report-sheet/report-figures";

import "./small-sheet.css";

type PartProps = {
  note: SmallReport["notes"][number];
  className?: string;
  children: ReactNode;
};

/** A part of the sheet, whose letter leads to its note on the report's page. */
function Part({ note, className, children }: PartProps) {
  return (
    <div className={className ? `part ${className}` : "part"}>
      {children}
      <PageLink
        className="key"
        to={`/report#note-${note.name}`}
        aria-label={`${note.letter}: ${note.heading}`}
      >
        {note.letter}
      </PageLink>
    </div>
  );
}

/** The report of a month with less air: the same parts, and links to its notes. */
export function SmallSheet({
  from,
  subject,
  verdict,
  numbers,
  networks,
  year,
  report,
  notes,
  caption,
}: SmallReport) {
  const [first, second, third, fourth, ...others] = notes;
  return (
    <>
      <div className="report-sheet small-sheet">
        <p className="letterhead">
          <b>{from}</b>
          <span>{subject}</span>
        </p>
        <Part note={first}>
          <h2>{verdict}</h2>
        </Part>
        <Part note={second} className="numbers">
          <KeyNumbers {...numbers} report={report} />
        </Part>
        <Part note={third}>
          <Scrolling label={networks.heading}>
            <NetworksTable {...networks} report={report} />
          </Scrolling>
        </Part>
        <Part note={fourth}>
          <p className="visually-hidden">{year.readings}</p>
          <ol
            className="small-year"
            style={{ "--target": year.targetDepth }}
            data-target={year.target}
            aria-hidden
          >
            {year.months.map(({ name, depth, reading }) => (
              <li
                key={name}
                className={depth < year.targetDepth ? "cheaper" : undefined}
                style={{ "--depth": depth }}
              >
                {name.slice(0, 1)}
                {reading && <b>{reading}</b>}
              </li>
            ))}
          </ol>
        </Part>
        {others.map((note) => (
          <Part key={note.name} note={note} className="half">
            <p>{note.part}</p>
          </Part>
        ))}
      </div>
      <Caption {...caption} />
    </>
  );
}

/** What the report says, beside the sheet: a section of its own below a hero. */
export function ReportProof(report: SmallReport) {
  return (
    <Section name="report-proof">
      <div className="grid">
        <div className="say">
          <h2 id={headingId("report-proof")}>{report.title}</h2>
          <Paragraph text={report.description} />
          {report.link && <ArrowLink link={report.link} />}
        </div>
        <div className="pane">
          <SmallSheet {...report} />
        </div>
      </div>
    </Section>
  );
}
