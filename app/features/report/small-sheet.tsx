import type { ReactNode } from "react";

import { PageLink } from "~/components/links";
import { Caption } from "~/components/rich-text";
import { Scrolling } from "~/components/scrolling";
import type { SmallReport } from "~/content/derived/small-report";

import { KeyNumbers, NetworksTable } from "./report-figures";
import "./small-sheet.css";

type PartProps = {
  note: SmallReport["notes"][number];
  children: ReactNode;
};

/** A part of the sheet, whose letter leads to its note on the report's page. */
const Part = ({ note, children }: PartProps) => (
  <div className="part">
    {children}
    <PageLink
      className="key"
      to={`${note.page}#note-${note.name}`}
      aria-label={`${note.letter}: ${note.heading}`}
    >
      {note.letter}
    </PageLink>
  </div>
);

type Props = SmallReport & {
  /** Whether it stands in a hero, below the page's headline, with its caption. */
  isInHero?: true;
};

/** The report of a month with less air: four of its parts, and links to its notes. */
export function SmallSheet({
  from,
  subject,
  verdict,
  numbers,
  networks,
  year,
  report,
  notes: [first, second, third, fourth],
  caption,
  isInHero,
}: Props) {
  const Heading = isInHero ? "h2" : "h3";
  return (
    <>
      <div className="small-sheet">
        <p className="letterhead">
          <b>{from}</b>
          <span>{subject}</span>
        </p>
        <Part note={first}>
          <Heading>
            <span className="visually-hidden">{caption.heading} </span>
            {verdict}
          </Heading>
        </Part>
        <Part note={second}>
          <KeyNumbers {...numbers} report={report} />
        </Part>
        <Part note={third}>
          <Scrolling label={networks.heading}>
            <NetworksTable {...networks} report={report} isShort />
          </Scrolling>
        </Part>
        <Part note={fourth}>
          <p className="visually-hidden">{year.readings}</p>
          <ol
            className="year"
            style={{ "--target-depth": year.targetDepth }}
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
      </div>
      {isInHero && <Caption {...caption} />}
    </>
  );
}
