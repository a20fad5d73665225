import { expect, test } from "vitest";

import { words } from "../../build-fixture.ts";
import { acknowledgementEmail } from "./mail.ts";

const closed = {
  ...words,
  closedDays: [
    {
      from: "2026-12-25",
      until: "2026-12-28",
      shown: "25 December 2026 – 28 December 2026",
      reason: "Christmas",
    },
    {
      from: "2027-03-29",
      until: "2027-03-29",
      shown: "29 March 2027",
      reason: "Easter Monday",
    },
    {
      from: "2027-08-31",
      until: "2027-08-31",
      shown: "31 August 2027",
      reason: "A move",
    },
  ],
};

test.each([
  ["on a closed day", "2026-12-26T10:00:00Z", "28 December"],
  ["the day before one", "2026-12-24T17:00:00Z", "28 December"],
  ["two days before one", "2026-12-23T17:00:00Z", ""],
  ["when it is over", "2026-12-29T09:00:00Z", ""],
  // Saturday and Sunday are not counted, so that Monday breaks the promise.
  ["on Friday before a closed Monday", "2027-03-26T15:00:00Z", "29 March"],
  ["on Thursday before it", "2027-03-25T15:00:00Z", ""],
  // In summer it is the next day in London already.
  ["late on the day before", "2027-08-30T23:30:00Z", "31 August"],
])("an enquiry %s: %s", (_, received_at, days) => {
  const { text } = acknowledgementEmail(
    { email: "a@example.com", received_at },
    closed,
  );
  const promise = days === "" ? "A paragraph." : "Closed: ";
  expect(text).toMatch(new RegExp(`^${promise}.*${days}.*\n`));
});
