const whole = new Intl.NumberFormat("en-GB", {
  style: "currency",
  currency: "GBP",
  maximumFractionDigits: 0,
});

const exact = new Intl.NumberFormat("en-GB", {
  style: "currency",
  currency: "GBP",
});

/** "£1,500", or "£2.11" where there are odd pence. */
export function formatPence(pence: number): string {
  return (pence % 100 === 0 ? whole : exact).format(pence / 100);
}
