import { formatPence } from "~/format/numbers";

import type { Estimator } from "~/content/schema/estimator";
import { spendQuery } from "./spend-address";

import "./presets.css";

/** The id of a spend's row in the table of fees. */
export const rowId = (pence: number) => `spend-${pence / 100}`;

type Props = {
  words: Estimator["spend"];
  spendPence: number;
  onSpend: (pence: number) => void;
};

/**
 * A few spends to choose from. They are links: without scripts each leads to its
 * row in the table of fees, and opened elsewhere it shows that spend.
 */
export function Presets({ words, spendPence, onSpend }: Props) {
  return (
    <ul className="presets" aria-label={words.presetsLabel}>
      {words.presetsPence.map((pence) => (
        <li key={pence}>
          <a
            href={`${spendQuery(pence)}#${rowId(pence)}`}
            aria-current={pence === spendPence || undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onSpend(pence);
            }}
          >
            {formatPence(pence)}
          </a>
        </li>
      ))}
    </ul>
  );
}
