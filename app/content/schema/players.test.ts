import { expect, test } from "vitest";

import { booking, playersIn } from "./players";

const here = { text: "Choose a time", "opens here": "yes", note: "It loads." };

test.each([
  ["https://cal.com/acme/call/", "https://app.cal.com/acme/call/embed?embed="],
  [
    "https://calendly.com/acme/call?month=2027-01",
    "https://calendly.com/acme/call?embed_type=Inline&embed_domain=1",
  ],
])("%s opens in the page, whose policy allows it", (address, player) => {
  const found = booking.parse({ ...here, address });
  expect(found).toMatchObject({ address, player });
  expect(playersIn([{ form: { booking: found } }])).toEqual([
    new URL(player).origin,
  ]);
  const link = booking.parse({ text: "Choose a time", address });
  expect(playersIn(link)).toEqual([]);
});

test.each([
  [{ address: "https://cal.example.org/acme" }, "opensHere: is possible for"],
  [
    { address: "https://calendly.com/acme", note: undefined },
    "note: is missing: say what pressing it loads",
  ],
  [{ address: "calendly.com/acme" }, "address: is"],
])("of a calendar with %o it is told: %s", (keys, message) => {
  const { error } = booking.safeParse({ ...here, ...keys });
  expect(
    error?.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`),
  ).toEqual([expect.stringContaining(message)]);
});
