import { expect, it } from "vitest";

import { judgeCertificate } from "./certificate";
import { checkRedirects, otherAddresses } from "./redirects";
import { startPlain } from "./site-fixture";

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

const SITE = "https://www.example.com";

it.each([
  ["ok", 308, (path: string) => path],
  ["look", 302, (path: string) => path],
  ["look", 301, () => "/"],
  ["blocks", 200, (path: string) => path],
])("finds %s an other address that answers %i", async (state, status, to) => {
  const other = await startPlain(({ url = "" }, response) =>
    response.writeHead(status, { location: `${SITE}${to(url)}` }).end(),
  );
  const [finding] = await checkRedirects(new URL(SITE), [other.url]);
  await other.stop();
  expect(finding?.state).toBe(state);
});
