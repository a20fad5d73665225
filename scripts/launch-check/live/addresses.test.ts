import { expect, it } from "vitest";

import { judgeCertificate } from "./certificate";
import { otherAddresses } from "./redirects";

it("tries a public site without encryption, and with and without www", () => {
  const addresses = otherAddresses(new URL("https://www.leadline.co.uk"));
  expect(addresses.map(({ origin }) => origin)).toEqual([
    "http://www.leadline.co.uk",
    "https://leadline.co.uk",
    "http://leadline.co.uk",
  ]);
});

it.each([
  [{ refusal: "CERT_HAS_EXPIRED", names: "DNS:a.uk", daysLeft: -1 }, "blocks"],
  [{ refusal: undefined, names: "DNS:a.uk", daysLeft: 5 }, "look"],
  [{ refusal: undefined, names: "DNS:a.uk", daysLeft: 60 }, "ok"],
])("judges the certificate %j", (certificate, state) => {
  expect(judgeCertificate("a.uk", certificate).state).toBe(state);
});
