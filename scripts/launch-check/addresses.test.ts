import { once } from "node:events";
import { createServer } from "node:http";

import { expect, it } from "vitest";

import { portOf } from "../../server/address-fixture";
import { checkRedirects, judgeCertificate, otherAddresses } from "./addresses";

it("tries a public site without encryption, and with and without www", () => {
  const addresses = otherAddresses(new URL("https://www.leadline.co.uk"));
  expect(addresses.map(({ origin }) => origin)).toEqual([
    "http://www.leadline.co.uk",
    "https://leadline.co.uk",
    "http://leadline.co.uk",
  ]);
});

const SITE = "https://www.example.com";

it.each([
  ["ok", 308, (path: string) => path],
  ["look", 302, (path: string) => path],
  ["look", 301, () => "/"],
  ["blocks", 200, (path: string) => path],
])("finds %s another address that answers %i", async (state, status, to) => {
  const other = createServer(({ url = "" }, response) =>
    response.writeHead(status, { location: `${SITE}${to(url)}` }).end(),
  ).listen(0, "localhost");
  await once(other, "listening");
  const address = new URL(`http://localhost:${portOf(other)}`);
  const [finding] = await checkRedirects(new URL(SITE), [address]);
  other.close();
  expect(finding?.state).toBe(state);
});

it.each([
  [5, "look"],
  [60, "ok"],
])("judges a trusted certificate for %i more days", (daysLeft, state) => {
  const certificate = { names: "DNS:a.uk", daysLeft };
  expect(judgeCertificate("a.uk", certificate).state).toBe(state);
});
