import { useCallback, useEffect, useState } from "react";
import type { Estimator } from "~/content/schema/estimator";

import { entryIn, isOwn, withEntry } from "./sums/address";
import { openingEntry, type Entry } from "./sums/entry";
import {
  answerTo,
  isAnswer,
  type Answer,
  type EstimateProblem,
} from "./sums/answer";
import { scaleFor } from "./sums/scale";

/** Delay before a write, in ms: Safari allows 100 changes of the URL in 30 s. */
const DELAY = 300;

export type Answered = {
  entry: Entry;
  answer: Answer;
  /** Whether the address is one of an older estimator, which chose otherwise. */
  isOlder: boolean;
};

type State = {
  entry: Entry;
  problem?: EstimateProblem | undefined;
  /** The last entry with an answer, which stays while there is none. */
  answered: Answered;
  /** The number of the slider's scale, which dragging does not change. */
  scale: number;
  /** Whether the address has been read, and the visitor has changed something. */
  phase: "prerendered" | "read" | "changed";
};

function openingState({ prices }: Estimator, entry: Entry): State {
  const answer = answerTo(prices, entry);
  if (!isAnswer(answer)) throw new Error("the opening spend has no estimate");
  return {
    entry,
    answered: { entry, answer, isOlder: false },
    scale: scaleFor(entry.amountPence),
    phase: "prerendered",
  };
}

type Next = (entry: Entry) => Entry;

export type Change = (next: Next, isDragged?: boolean) => void;

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
    (
      next: Next,
      nextPhase: State["phase"],
      isDragged = false,
      isOlder = false,
    ) =>
      setState((now) => {
        const entered = next(now.entry);
        const answer = answerTo(words.prices, entered);
        const result = isAnswer(answer)
          ? {
              answered: { entry: entered, answer, isOlder },
              problem: undefined,
              scale: isDragged ? now.scale : scaleFor(entered.amountPence),
            }
          : { problem: answer };
        return { ...now, phase: nextPhase, ...result, entry: entered };
      }),
    [words],
  );
  const change: Change = useCallback(
    (next, isDragged) => update(next, "changed", isDragged),
    [update],
  );
  const read = useCallback(() => {
    const { entry: asked, isOlder } = entryIn(
      window.location.search,
      words.prices,
      openingEntry(words, network),
    );
    update(() => asked, "read", false, isOlder);
  }, [update, words, network]);
  return { ...state, isOwn: isOwn(answered.entry, opening), change, read };
}
