import type { ReactNode } from "react";

import { Caption } from "~/components/rich-text";
import { ColumnHeads, Scrolling } from "~/components/scrolling";
import { headingId, Section } from "~/components/section";
import { formatPence } from "~/format/numbers";

import type { Section as SectionOf } from "../kinds";
import type { SectionProps } from "../section-props";
import "./table.css";

type ComparisonProps = {
  label: string;
  columns: readonly string[];
  caption?: { heading: string; text?: string | undefined } | undefined;
  /** The rows of the body. */
  children: ReactNode;
};

function Comparison({ label, columns, caption, children }: ComparisonProps) {
  return (
    <figure className="grid">
      <Scrolling label={label}>
        <table className="tabular">
          <caption>{label}</caption>
          <ColumnHeads columns={columns} />
          <tbody>{children}</tbody>
        </table>
      </Scrolling>
      {caption && <Caption as="figcaption" {...caption} />}
    </figure>
  );
}

type AuctionProps = NonNullable<SectionOf<"table">["auction"]>;

/** An auction's bids and prices. A bar below each row shows the ad rank. */
function Auction({ label, columns, advertisers, caption }: AuctionProps) {
  const { advertiser, bid, quality, rank, price } = columns;
  return (
    <Comparison
      label={label}
      columns={[advertiser, bid, quality, rank, price]}
      caption={caption}
    >
      {advertisers.map((row, place) => (
        <tr
          key={row.name}
          className={place === 0 ? "you" : undefined}
          style={{ "--value": row.rank, "--unit": advertisers[0]?.rank }}
        >
          <th scope="row">{row.name}</th>
          <td>{formatPence(row.bidPence)}</td>
          <td>{`× ${row.quality}`}</td>
          <td>{row.rank.toFixed(1)}</td>
          <td>{formatPence(row.pricePence)}</td>
        </tr>
      ))}
    </Comparison>
  );
}

/** A comparison in rows. */
export default function Table({ section }: SectionProps<"table">) {
  const { frame, heading, auction, comparison } = section;
  return (
    <Section frame={frame} name="table" heading={heading}>
      {heading === undefined && (
        <h2 className="visually-hidden" id={headingId(frame.id)}>
          {(auction ?? comparison)?.label}
        </h2>
      )}
      {auction && <Auction {...auction} />}
      {comparison && (
        <Comparison {...comparison}>
          {comparison.rows.map(([first, ...others]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {others.map((cell, index) => (
                <td key={comparison.columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </Comparison>
      )}
    </Section>
  );
}
