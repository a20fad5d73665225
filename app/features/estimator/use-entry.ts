import { useCallback, useEffect, useState } from "react";
import type { Estimator } from "~/content/schema/estimator";

import {
  entryIn,
  isOwn,
  openingEntry,
  unreadIn,
  withEntry,
  type Entry,
} from "./sums/entry";
import {
  estimateFor,
  isQuote,
  type EstimateProblem,
  type Quote,
} from "./sums/fees";

/** Delay before a write, in ms: Safari allows 100 changes of the URL in 30 s. */
const DELAY = 300;

export type Answered = { entry: Entry; quote: Quote };

type State = {
  entry: Entry;
  problem?: EstimateProblem | undefined;
  /** The last entry with an estimate, which stays while there is none. */
  answered: Answered;
  /** The slider's own position, if the slider has made the last change. */
  position?: number | undefined;
  /** What the address has in place of an amount. */
  unread?: string | undefined;
  /** Whether the address has been read, and the visitor has changed something. */
  phase: "prerendered" | "read" | "changed";
};

function openingState({ prices }: Estimator, entry: Entry): State {
  const quote = estimateFor(prices, entry);
  if (!isQuote(quote)) throw new Error("the opening spend has no estimate");
  return { entry, answered: { entry, quote }, phase: "prerendered" };
}

type Next = (entry: Entry) => Entry;

export type Change = (next: Next, position?: number) => void;

/** One prerendered page serves every address, which `read` reads after the start. */
export function useEntry(words: Estimator, network: string) {
  const opening = openingEntry(words, network);
  const [state, setState] = useState(() => openingState(words, opening));
  const { entry, answered, phase } = state;
  const [moves, setMoves] = useState(0);

  useEffect(() => {
    const count = () => setMoves((before) => before + 1);
    window.addEventListener("popstate", count);
    return () => window.removeEventListener("popstate", count);
  }, []);

  useEffect(() => {
    if (phase === "prerendered") return undefined;
    const timer = setTimeout(() => {
      const url = withEntry(
        window.location.href,
        entry,
        openingEntry(words, network),
      );
      if (url.href !== window.location.href)
        window.history.replaceState(window.history.state, "", url);
    }, DELAY);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Back and a link to a fragment restore an address with an older entry
  }, [entry, phase, words, network, moves]);

  const update = useCallback(
    (next: Next, changes: Partial<State>) =>
      setState((now) => {
        const changed = next(now.entry);
        const isSwitched = changed.before !== now.entry.before;
        const entered = isSwitched
          ? changed
          : { ...changed, before: undefined };
        const estimate = estimateFor(words.prices, entered);
        const result = isQuote(estimate)
          ? {
              answered: { entry: entered, quote: estimate },
              problem: undefined,
            }
          : { problem: estimate };
        const { position } = changes;
        return { ...now, ...changes, ...result, entry: entered, position };
      }),
    [words],
  );
  const change: Change = useCallback(
    (next, position) => update(next, { phase: "changed", position }),
    [update],
  );
  const read = useCallback(() => {
    const { search } = window.location;
    update((now) => entryIn(search, words, now), {
      phase: "read",
      unread: unreadIn(search),
    });
  }, [update, words]);
  return { ...state, isOwn: isOwn(answered.entry, opening), change, read };
}
