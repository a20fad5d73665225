import type { ReactNode } from "react";

import type { ReportNote, ReportPage } from "~/content/schema/pages/report";
import { fill } from "~/format/text";

/** The parts of the sheet in their order; each has the letter of its place. */
const PARTS = [
  "verdict",
  "numbers",
  "networks",
  "year",
  "changes",
  "signature",
] as const;

type Part = (typeof PARTS)[number];
type Sheet = ReportPage["sheet"];

const letterOf = (name: Part) =>
  String.fromCodePoint("A".charCodeAt(0) + PARTS.indexOf(name));

type SheetPartProps = {
  name: Part;
  /** The name of the link to the note, with the slot "letter". */
  noteLink: string;
  children: ReactNode;
};

/** A part of the sheet, with the letter that leads to its note. */
export function SheetPart({ name, noteLink, children }: SheetPartProps) {
  const letter = letterOf(name);
  return (
    <section
      className={`part ${name}`}
      id={name}
      aria-labelledby={`${name}-label`}
    >
      {children}
      <a
        className="key"
        href={`#note-${name}`}
        aria-label={fill(noteLink, { letter })}
      >
        {letter}
      </a>
    </section>
  );
}

type NoteProps = {
  name: Part;
  note: ReportNote;
  sheet: Sheet;
};

function Note({ name, note, sheet }: NoteProps) {
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

/** The notes on the parts of the sheet; each leads back to its part. */
export function Notes({ sheet }: { sheet: Sheet }) {
  return (
    <ol className="report-notes">
      {PARTS.map((name) => (
        <Note key={name} name={name} note={sheet[name].note} sheet={sheet} />
      ))}
    </ol>
  );
}
