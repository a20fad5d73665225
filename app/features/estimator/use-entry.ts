import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useReducer,
  useState,
} from "react";
import { useLocation } from "react-router";

import type { Estimator } from "~/content/schema/estimator";
import type { Prices } from "~/content/schema/prices";

import {
  entryIn,
  isOwn,
  openingEntry,
  unreadIn,
  withEntry,
  type Entry,
} from "./sums/entry";
import { estimateFor, isQuote } from "./sums/estimate";

/** Delay before a write, in ms: Safari allows 100 changes of the URL in 30 s. */
const DELAY = 300;

type State = {
  entry: Entry;
  /** The last entry with an estimate, which stays while there is none. */
  answered: Entry;
  /** The slider's own position, if the slider has made the last change. */
  position?: number | undefined;
  /** Whether the address has been read, and the visitor has changed something. */
  phase: "prerendered" | "read" | "changed";
};

type Next = (entry: Entry) => Entry;

type Action = Pick<State, "phase" | "position"> & { next: Next };

function reduce(
  prices: Prices,
  state: State,
  { next, phase, position }: Action,
): State {
  const changed = next(state.entry);
  const isSwitched = changed.before !== state.entry.before;
  const entry = isSwitched ? changed : { ...changed, before: undefined };
  return {
    entry,
    answered: isQuote(estimateFor(prices, entry)) ? entry : state.answered,
    position,
    phase: state.phase === "changed" ? "changed" : phase,
  };
}

/** Changes the entry; the slider's position comes with its own changes. */
export type Change = (next: Next, position?: number) => void;

/**
 * What the visitor has entered, which the address keeps. One prerendered page serves
 * every address: the entry is read after hydration, by `read`, and no address is
 * written before that.
 */
export function useEntry(words: Estimator, network: string) {
  const opening = openingEntry(words, network);
  const [state, dispatch] = useReducer(
    (now: State, action: Action) => reduce(words.prices, now, action),
    { entry: opening, answered: opening, phase: "prerendered" },
  );
  const [unread, setUnread] = useState<string>();
  const { entry, answered, phase } = state;
  const { key, pathname } = useLocation();

  useEffect(() => {
    if (phase === "prerendered") return undefined;
    const timer = setTimeout(() => {
      // The router changes the URL before it unmounts this page.
      if (window.location.pathname !== pathname) return;
      const url = withEntry(
        window.location.href,
        entry,
        openingEntry(words, network),
      );
      // The router is not involved: for it this is still the same location, so that
      // no component renders again.
      if (url.href !== window.location.href)
        window.history.replaceState(window.history.state, "", url);
    }, DELAY);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a link to a fragment of this page, and Back, restore a URL with an older entry
  }, [entry, phase, words, network, key, pathname]);

  const change: Change = useCallback((next, position) => {
    dispatch({ next, phase: "changed", position });
  }, []);
  const read = useCallback(() => {
    const next = (now: Entry) => entryIn(window.location.search, words, now);
    dispatch({ next, phase: "read" });
    setUnread(unreadIn(window.location.search));
  }, [words]);
  return { ...state, isOwn: isOwn(answered, opening), unread, change, read };
}

/**
 * Reads the address when it hydrates. It is the first of the estimator's parts: what
 * the others find, changed before hydration, counts more.
 */
export function ReadAddress({ read }: { read: () => void }) {
  useLayoutEffect(read, [read]);
  return null;
}
