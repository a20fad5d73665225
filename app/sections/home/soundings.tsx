import { Numeral } from "~/components/numeral";
import type { HomePage } from "~/content/schema/home";
import { indexChange } from "~/format/index-change";

import { HeroBed } from "./hero-bed";

/** The readings hung from the waterline down to the bed; the last one is red. */
export function Soundings({
  label,
  readings,
  caption,
}: HomePage["hero"]["soundings"]) {
  return (
    <figure className="sound">
      <div className="chart">
        <HeroBed readings={readings} />
        <ol className="soundings tabular" aria-label={label}>
          {readings.map((reading, month) => (
            // A month is its place in the row.
            <li key={month} style={{ "--value": reading }}>
              <small>{month + 1}</small> <span>{reading}</span>
            </li>
          ))}
        </ol>
      </div>
      <figcaption>
        <p className="caption">
          <b>{caption.lead}</b> {caption.text}
        </p>
        <Numeral value={indexChange(readings)} />
      </figcaption>
    </figure>
  );
}
