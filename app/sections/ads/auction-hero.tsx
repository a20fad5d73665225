import type { GoogleAdsPage } from "~/content/schema/ads";
import { formatPence } from "~/format/numbers";

import { AdsHero } from "./ads-hero";
import "./auction-hero.css";

/** The advertisers' bids and prices; a bar below each row shows the ad rank. */
function AuctionTable({
  label,
  columns,
  advertisers,
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
        {advertisers.map((row, place) => (
          <tr
            key={row.name}
            className={place === 0 ? "you" : undefined}
            style={{ "--rank": row.rank, "--unit": advertisers[0]?.rank }}
          >
            <th scope="row">
              <i>{place + 1}</i>
              {` ${row.name}`}
            </th>
            <td data-label={columns.bid}>{formatPence(row.bidPence)}</td>
            <td data-label={columns.quality}>{`× ${row.quality}`}</td>
            <td data-label={columns.rank}>{row.rank.toFixed(1)}</td>
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
