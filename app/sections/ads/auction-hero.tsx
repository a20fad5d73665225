import type { GoogleAdsPage } from "~/content/schema/ads";
import { formatRank, settleAuction } from "~/format/auction";
import { formatPence } from "~/format/numbers";

import { AdsHero } from "./ads-hero";
import "./auction-hero.css";

/** The advertisers' bids and prices; a bar below each row shows the ad rank. */
function AuctionTable({
  label,
  columns,
  ...auction
}: GoogleAdsPage["hero"]["auction"]) {
  return (
    <table className="tabular">
      <caption className="visually-hidden">{label}</caption>
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
        {settleAuction(auction).map((row, place) => (
          <tr
            key={row.name}
            className={place === 0 ? "you" : undefined}
            style={{ "--rank": row.bar.rank, "--unit": row.bar.unit }}
          >
            <th scope="row">
              <i>{place + 1}</i>
              {` ${row.name}`}
            </th>
            <td data-label={columns.bid}>{formatPence(row.bidPence)}</td>
            <td data-label={columns.quality}>{`× ${row.quality}`}</td>
            <td data-label={columns.rank}>{formatRank(row.rank)}</td>
            <td className="pay" data-label={columns.price}>
              {formatPence(row.pricePence)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The hero of the Google Ads page, with an example of an auction. */
export function AuctionHero({ auction, ...hero }: GoogleAdsPage["hero"]) {
  return (
    <AdsHero {...hero}>
      <AuctionTable {...auction} />
    </AdsHero>
  );
}
