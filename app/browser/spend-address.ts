import { readAmount } from "~/estimate/read-amount";
import { SPEND } from "~/estimate/spend-scale";

const NAME = "spend";

/** The spend in pence that the address asks for, if it asks for one. */
export function spendInAddress(): number | undefined {
  const asked = new URLSearchParams(window.location.search).get(NAME) ?? "";
  const amount = readAmount(asked, SPEND);
  return "hundredths" in amount ? amount.hundredths : undefined;
}

/**
 * Puts a spend in pence into the address. The router is not told: to it this
 * is the same page, at the same place of the history.
 *
 * @returns whether another had been there
 */
export function putSpendInAddress(pence: number): boolean {
  if (spendInAddress() === pence) return false;
  const url = new URL(window.location.href);
  url.searchParams.set(NAME, String(pence / 100));
  window.history.replaceState(window.history.state, "", url);
  return true;
}
