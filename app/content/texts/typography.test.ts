import { expect, test } from "vitest";

import { typeset, typesetHeading } from "./typography";

/** In the results _ is a no-break space. */
const shown = (text: string) => text.replaceAll("\u00a0", "_");

test.each([
  [`"Don't", she said`, "“Don’t”, she said"],
  [`So—"it" or/"so"`, "So—“it” or/“so”"],
  ["the '90s", "the ’90s"],
  ["Ring 020 7946 0172", "Ring 020_7946_0172"],
  ["London SE16 0LD", "London SE16_0LD"],
  ["GB 980 7806 84", "GB_980_7806_84"],
  ["from 9:00 AM in 2 days", "from 9:00_AM in 2_days"],
  ["On 5 October 2026", "On 5_October 2026"],
  ["£800 + 15% = £1,880", "£800 +_15% =_£1,880"],
  ["the fee = 5", "the fee_=_5"],
  ["Prices exclude VAT", "Prices exclude_VAT"],
  ["two\n  lines ", "two lines"],
])("%j is shown as %j", (text, result) => {
  expect(shown(typeset(text))).toBe(result);
});

test("short last words of a heading stay together, long ones need not", () => {
  expect(shown(typesetHeading("Know the price first"))).toBe(
    "Know the price_first",
  );
  expect(shown(typesetHeading("Integrated Digital Marketing"))).toBe(
    "Integrated Digital Marketing",
  );
});
