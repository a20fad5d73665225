import { useEffect, useSyncExternalStore } from "react";

import type { PageAddress } from "~/page-path";

/** A visitor's own estimate, which the page's bar carries to the contact form. */
export type Carried = { fee: string; address: PageAddress };

let carried: Carried | undefined;
const listeners = new Set<() => void>();

function carry(next: Carried | undefined) {
  carried = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Carries an estimate as long as the estimator is on the page. */
export function useCarrying(fee: string, address: PageAddress | undefined) {
  useEffect(() => {
    carry(address && { fee, address });
  }, [fee, address]);
  useEffect(() => () => carry(undefined), []);
}

/** The visitor's estimate on this page, if there is one. */
export const useCarried = (): Carried | undefined =>
  useSyncExternalStore(
    subscribe,
    () => carried,
    () => undefined,
  );
