import type { ReactNode } from "react";

import { headingId, Section } from "~/components/section";
import type { Report } from "~/content/schema/report";
import {
  KeyNumbers,
  NetworksTable,
  Part,
  Year,
} from "~/features/report/report-parts";
import { letterOf, REPORT_PARTS, type ReportPart } from "~/format/month-report";
import { fill } from "~/format/text";

import type { SectionProps } from "../section-props";
import "./sheet.css";

type SheetContent = Report["sheet"];

type SheetPartProps = {
  name: ReportPart;
  sheet: SheetContent;
  /** How its heading looks, and what stands behind it. */
  look?: "label" | "visually-hidden";
  unit?: string | undefined;
  children: ReactNode;
};

const SheetPart = ({ name, sheet, look, unit, children }: SheetPartProps) => (
  <Part
    name={name}
    note={`#note-${name}`}
    noteLink={fill(sheet.noteLink, { letter: letterOf(name) })}
    id={name}
    aria-labelledby={`${name}-label`}
  >
    <h4 className={look} id={`${name}-label`}>
      {sheet[name].heading} {unit && <span>{unit}</span>}
    </h4>
    {children}
  </Part>
);

type NoteProps = Pick<SheetPartProps, "name" | "sheet">;

/** A note on a part of the sheet; it leads back to the part. */
function Note({ name, sheet }: NoteProps) {
  const { note } = sheet[name];
  const letter = letterOf(name);
  return (
    <li id={`note-${name}`}>
      <h3>{note.heading}</h3>
      <p>{note.text}</p>
      {note.leftOut !== undefined && (
        <p className="left-out">
          <b>{`${sheet.oftenLeftOut}:`}</b>
          {` ${note.leftOut}`}
        </p>
      )}
      <a
        className="key"
        href={`#${name}`}
        aria-label={fill(sheet.backLink, { letter })}
      >
        {letter}
      </a>
    </li>
  );
}

function ChangeList({ heading, items }: SheetContent["changes"]["done"]) {
  return (
    <div>
      <h5 className="label">{heading}</h5>
      <dl>
        {items.map(({ when, text }) => (
          <div key={text}>
            <dt>{when}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The report as it is sent, on one sheet, and notes on each of its parts. */
export default function Sheet({ section, site }: SectionProps<"sheet">) {
  const { report: written } = site.content;
  if (!written) return null;
  const { sheet, report, client } = written;
  const from = site.content.brand.name;
  const { verdict, numbers, networks, year, changes, signature } = sheet;
  return (
    <Section
      frame={section.frame}
      name="sheet"
      heading={sheet.heading}
      hidesHeading
    >
      <div className="report-desk">
        <article
          className="report-sheet one-page"
          aria-labelledby={headingId("one-page")}
        >
          <header className="letterhead">
            <p className="from">{from}</p>
            <h3 id={headingId("one-page")}>
              {client} <span>{sheet.subject}</span>
            </h3>
            <p className="sent">
              {sheet.sent} <span>{sheet.extent}</span>
            </p>
          </header>
          <SheetPart name="verdict" sheet={sheet}>
            <p>{verdict.text}</p>
          </SheetPart>
          <SheetPart name="numbers" sheet={sheet} look="visually-hidden">
            <KeyNumbers {...numbers} report={report} />
          </SheetPart>
          <SheetPart
            name="networks"
            sheet={sheet}
            look="label"
            unit={networks.unit}
          >
            <NetworksTable {...networks} report={report} />
          </SheetPart>
          <SheetPart name="year" sheet={sheet} look="label" unit={year.unit}>
            <Year {...year} report={report} />
          </SheetPart>
          <SheetPart name="changes" sheet={sheet} look="visually-hidden">
            <ChangeList {...changes.done} />
            <ChangeList {...changes.next} />
          </SheetPart>
          <SheetPart name="signature" sheet={sheet} look="visually-hidden">
            <div>
              <p className="name">{signature.name}</p>
              <p>{`${signature.position}. ${signature.text}`}</p>
            </div>
            <p>{signature.working}</p>
          </SheetPart>
        </article>
      </div>
      <ol className="report-notes">
        {REPORT_PARTS.map((name) => (
          <Note key={name} name={name} sheet={sheet} />
        ))}
      </ol>
    </Section>
  );
}
