import { memo } from "react";

import { Opens } from "~/components/opens";
import { ColumnHeads, Scrolling } from "~/components/scrolling";
import type { Estimator } from "~/content/schema/estimator";
import type { Network } from "~/content/schema/prices";
import { pairOf, SPEND } from "~/format/estimate";
import { formatPence, formatPounds } from "~/format/numbers";
import { fill, listed } from "~/format/text";

import { BOTH, openingEntry, type Entry } from "./sums/entry";
import { answerTo, bestOf, isAnswer, openIn, quotesOf } from "./sums/answer";

type Cell = { text: string; low?: string | undefined };

type TableProps = {
  caption: string;
  columns: readonly string[];
  rows: readonly {
    label: string;
    cells: readonly Cell[];
    isKey?: boolean | undefined;
  }[];
};

/** A table of figures, whose first column names its rows. */
export const Table = ({ caption, columns, rows }: TableProps) => (
  <Scrolling label={caption}>
    <table className="data figures">
      <caption>{caption}</caption>
      <ColumnHeads columns={columns} />
      <tbody>
        {rows.map(({ label, cells, isKey }) => (
          <tr key={label} className={isKey ? "result" : undefined}>
            <th scope="row">{label}</th>
            {cells.map(({ text, low }, index) => (
              <td key={index} className={low && "low"}>
                {text}
                {low && <span className="visually-hidden"> {low}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Scrolling>
);

type Props = Pick<Entry, "network" | "share"> & {
  words: Estimator;
  isInert: boolean;
};

/** What an amount comes to with each package of a network, and with the best. */
function rowOf(words: Estimator, entry: Entry) {
  const { prices, tables } = words;
  const rows = quotesOf(prices, entry);
  const isSpend = entry.meaning === "spend";
  const best = bestOf(openIn(rows));
  const cells = rows.map(({ quote }): Cell => {
    if (!quote) return { text: tables.tooDear };
    return {
      text: formatPounds(isSpend ? quote.feePence : quote.spendPence),
      low:
        quote === best ? (isSpend ? tables.cheapest : tables.most) : undefined,
    };
  });
  if (isSpend) cells.push({ text: formatPounds(best?.totalPence ?? 0) });
  return { label: formatPence(entry.amountPence), cells };
}

function OfNetwork({ words, network }: { words: Estimator; network: Network }) {
  const { tables } = words;
  const opening = openingEntry(words, network.key);
  const names = network.packages.map(({ name }) => name);
  const slots = { network: network.subjectName };
  return (
    <>
      <Table
        caption={fill(tables.fees, slots)}
        columns={[tables.spend, ...names, tables.inAll]}
        rows={tables.spends.map((amountPence) =>
          rowOf(words, { ...opening, amountPence }),
        )}
      />
      <Table
        caption={fill(tables.budgetsOf, slots)}
        columns={[tables.budget, ...names]}
        rows={tables.budgets.map((amountPence) =>
          rowOf(words, { ...opening, meaning: "budget", amountPence }),
        )}
      />
    </>
  );
}

function OfBoth({ words, share }: Pick<Props, "words" | "share">) {
  const { tables, prices, and } = words;
  const [first, second] = prices.networks;
  if (!first || !second) return null;
  const least = 2 * SPEND.least;
  const { upToPence = least } = prices.together ?? {};
  const spends = [
    least,
    upToPence,
    // A pound more needs two packages.
    ...(prices.together ? [upToPence + 100] : []),
    ...tables.spends.filter((spend) => spend > upToPence),
  ];
  const opening = { ...openingEntry(words, BOTH), share };
  return (
    <Table
      caption={fill(tables.both, {
        percent: String(share),
        network: first.name,
      })}
      columns={[tables.spend, tables.packages, tables.fee, tables.total]}
      rows={[...new Set(spends)].flatMap((amountPence) => {
        const answer = answerTo(prices, { ...opening, amountPence });
        if (!isAnswer(answer)) return [];
        const { names, feePence, totalPence } = answer.best;
        const texts = [
          listed(names, and),
          formatPounds(feePence),
          formatPounds(totalPence),
        ];
        return {
          label: formatPence(amountPence),
          cells: texts.map((text) => ({ text })),
        };
      })}
    />
  );
}

/** All fees: the tables do not depend on the amount. Without scripts they are open. */
export const EstimateTables = memo(function EstimateTables({
  words,
  network,
  share,
  isInert,
}: Props) {
  const { networks } = words.prices;
  const shown =
    network === BOTH
      ? pairOf(networks)
      : networks.filter(({ key }) => key === network);
  return (
    <Opens className="more" inert={isInert} summary={words.tables.summary}>
      <div className="tables">
        {shown.map((each) => (
          <OfNetwork key={each.key} words={words} network={each} />
        ))}
        <OfBoth words={words} share={share} />
      </div>
    </Opens>
  );
});
