import { PageLink } from "~/components/links";
import type { PriceLabels } from "~/content/schema/shared";
import { formatPence } from "~/format/numbers";
import { monthlyOf } from "~/format/price";

import type { PlacedSection } from "../../kinds";
import "./tariff.css";

/** The prices in pence that have a line and a label, as far as the chart is deep. */
const RULED_PENCE = [1000_00, 2000_00, 5000_00, 10_000_00] as const;

/** More packages, or a longer word, have no room beside each other on a phone. */
const MOST = 3;
const LONGEST = 10;

/**
 * What each of so many takes of the columns, as layout.css has it: while a page is still
 * coming in, the first view must not wait for the last of them.
 */
const SPANS: Readonly<Record<number, string>> = {
  1: "var(--left)",
  2: "var(--half)",
  3: "var(--third)",
};

/** The space below the highest price, as a fraction of it. */
const MARGIN = 0.2;

type Props = {
  label: string;
  prices: PlacedSection<"prices">;
  labels: PriceLabels;
};

/** The page's prices as leads below the waterline, the lowest first: depth is the price. */
export function Tariff({ label, prices, labels }: Props) {
  const byDepth = monthlyOf(prices.packages);
  const deepest = byDepth.at(-1)?.basePence ?? 0;
  const isInRows =
    byDepth.length > MOST ||
    byDepth.some(({ name }) =>
      name.split(/\s/).some(({ length }) => length > LONGEST),
    );
  const depth = Math.round((deepest / 100) * (1 + MARGIN));
  return (
    <div
      className="waterline tariff cool grid bleed"
      style={{ "--unit": depth }}
    >
      <ol className="levels tabular" aria-hidden="true">
        {RULED_PENCE.filter((pence) => pence < depth * 100).map((pence) => (
          <li key={pence} style={{ "--value": pence / 100 }}>
            {formatPence(pence)}
          </li>
        ))}
      </ol>
      <ol
        role="list"
        className={isInRows ? "hang columns in-rows" : "hang columns"}
        aria-label={label}
        style={{ "--span": SPANS[byDepth.length] }}
      >
        {byDepth.map(({ place, name, basePence, mostPopular }) => (
          <li
            key={name}
            className={mostPopular ? "popular" : undefined}
            style={{ "--value": basePence / 100 }}
          >
            <PageLink to={`#${place ?? prices.frame.id}`}>
              <small className="kicker">{labels.from}</small>{" "}
              <b className="numeral">{formatPence(basePence)}</b>{" "}
              <span className="kicker">{name}</span>
            </PageLink>
          </li>
        ))}
      </ol>
    </div>
  );
}
