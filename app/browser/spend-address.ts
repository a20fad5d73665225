import { readAmount } from "~/estimate/read-amount";
import { SPEND } from "~/estimate/spend-range";

const NAME = "spend";

const here = () => new URL(window.location.href);

/** The spend in pence that the address asks for, if it asks for one. */
export function spendInAddress(): number | undefined {
  const asked = here().searchParams.get(NAME) ?? "";
  const amount = readAmount(asked, SPEND);
  return "hundredths" in amount ? amount.hundredths : undefined;
}

/**
 * Puts a spend in pence into the address. The router is not told: to it this
 * is the same page, at the same place of the history.
 */
export function putSpendInAddress(pence: number): void {
  const url = here();
  url.searchParams.set(NAME, String(pence / 100));
  window.history.replaceState(window.history.state, "", url);
}
