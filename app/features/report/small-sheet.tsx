import { Caption } from "~/components/rich-text";
import type { Site } from "~/content/site";
import { letterOf, type ReportPart } from "~/format/month-report";

import { KeyNumbers, NetworksTable, Part, Year } from "./report-parts";

type Props = {
  site: Site;
  /** Whether it stands in a hero, below the page's headline, with its caption. */
  isInHero?: true;
};

/** The report of a month with less air: four of its parts, and links to its notes. */
export function SmallSheet({ site, isInHero }: Props) {
  const { report: written, brand } = site.content;
  const { reportPage } = site;
  if (!written || !reportPage) return null;
  const { sheet, report, client } = written;
  const { verdict, numbers, networks, year, small } = sheet;
  const Heading = isInHero ? "h2" : "h3";
  const part = (name: ReportPart) => ({
    name,
    note: `${reportPage}#note-${name}` as const,
    noteLink: `${letterOf(name)}: ${sheet[name].note.heading}`,
  });
  return (
    <>
      <div className="report-sheet">
        <p className="letterhead">
          <b>{brand.name}</b>
          <span>{`${client}. ${sheet.subject}`}</span>
        </p>
        <Part {...part("verdict")}>
          <Heading>
            <span className="visually-hidden">{small.heading} </span>
            {verdict.heading}
          </Heading>
        </Part>
        <Part {...part("numbers")}>
          <KeyNumbers {...numbers} report={report} />
        </Part>
        <Part {...part("networks")}>
          <NetworksTable {...networks} report={report} isShort />
        </Part>
        <Part {...part("year")}>
          <Year {...year} report={report} />
        </Part>
      </div>
      {isInHero && <Caption {...small} />}
    </>
  );
}
