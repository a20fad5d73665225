import { headingId } from "~/components/section";
import type { ReportPage } from "~/content/schema/pages/report";
import { KeyNumbers } from "~/sections/shared/report-sheet/key-numbers";
import { NetworksTable } from "~/sections/shared/report-sheet/networks-table";

import { Notes, SheetPart } from "./part";
import "~/sections/shared/report-sheet/report-sheet.css";
import "./sheet.css";
import { YearChart } from "./year-chart";

type Changes = ReportPage["sheet"]["changes"]["done"];

function ChangeList({ heading, items }: Changes) {
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

type Props = Pick<ReportPage, "sheet" | "report" | "client"> & {
  /** The name of the agency. */
  from: string;
};

/** The report as it is sent, on one sheet, and notes on each of its parts. */
export function Sheet({ sheet, report, client, from }: Props) {
  const { verdict, numbers, networks, year, changes, signature } = sheet;
  const { noteLink } = sheet;
  return (
    <>
      <div className="report-desk">
        <h2 className="visually-hidden">{sheet.heading}</h2>
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
          <SheetPart name="verdict" noteLink={noteLink}>
            <h4 id="verdict-label">{verdict.heading}</h4>
            <p>{verdict.text}</p>
          </SheetPart>
          <SheetPart name="numbers" noteLink={noteLink}>
            <h4 className="visually-hidden" id="numbers-label">
              {numbers.heading}
            </h4>
            <KeyNumbers {...numbers} report={report} />
          </SheetPart>
          <SheetPart name="networks" noteLink={noteLink}>
            <h4 className="label" id="networks-label">
              {networks.heading} <span>{networks.unit}</span>
            </h4>
            <NetworksTable {...networks} report={report} />
          </SheetPart>
          <SheetPart name="year" noteLink={noteLink}>
            <h4 className="label" id="year-label">
              {year.heading} <span>{year.unit}</span>
            </h4>
            <YearChart {...year} report={report} />
          </SheetPart>
          <SheetPart name="changes" noteLink={noteLink}>
            <h4 className="visually-hidden" id="changes-label">
              {changes.heading}
            </h4>
            <ChangeList {...changes.done} />
            <ChangeList {...changes.next} />
          </SheetPart>
          <SheetPart name="signature" noteLink={noteLink}>
            <h4 className="visually-hidden" id="signature-label">
              {signature.heading}
            </h4>
            <div>
              <p className="name">{signature.name}</p>
              <p>{`${signature.position}. ${signature.text}`}</p>
            </div>
            <p>{signature.working}</p>
          </SheetPart>
        </article>
      </div>
      <Notes sheet={sheet} />
    </>
  );
}
