import { Caption } from "~/components/rich-text";
import { Scrolling } from "~/components/scrolling";
import type { GoogleAdsPage } from "~/content/schema/pages/ads";
import { formatPence } from "~/format/numbers";

import "./auction.css";

/**
 * An example of an auction: the advertisers' bids and prices. A bar below each row
 * shows the ad rank.
 */
export function Auction({
  label,
  columns,
  advertisers,
  caption,
}: GoogleAdsPage["auction"]) {
  return (
    <figure className="auction grid">
      <Scrolling className="bids" label={label}>
        <table className="tabular">
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.advertiser}</th>
              <th scope="col">{columns.bid}</th>
              <th scope="col">{columns.quality}</th>
              <th scope="col">{columns.rank}</th>
              <th scope="col">{columns.price}</th>
            </tr>
          </thead>
          <tbody>
            {advertisers.map((row, place) => (
              <tr
                key={row.name}
                className={place === 0 ? "you" : undefined}
                style={{ "--rank": row.rank, "--unit": advertisers[0]?.rank }}
              >
                <th scope="row">{row.name}</th>
                <td>{formatPence(row.bidPence)}</td>
                <td>{`× ${row.quality}`}</td>
                <td>{row.rank.toFixed(1)}</td>
                <td className="pay">{formatPence(row.pricePence)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolling>
      <Caption as="figcaption" {...caption} />
    </figure>
  );
}
