import { expect, it } from "vitest";

import { checkMailFrom, checkMailTo, domainOf } from "./mail-domain";
import { dnsOf, GOOD_DNS } from "./site-fixture";

it.each([
  [GOOD_DNS, true, ["ok", "ok"]],
  [{}, true, ["blocks", "blocks"]],
  [{}, false, ["look", "look"]],
  [
    { ...GOOD_DNS, "_dmarc.leadline.test": "v=DMARC1; p=none" },
    true,
    ["ok", "look"],
  ],
])("judges mail by %j, sent: %s", async (records, sends, states) => {
  const findings = await checkMailFrom(
    dnsOf(records),
    domainOf("Website <web@leadline.test>"),
    sends,
  );
  expect(findings.map(({ state }) => state)).toEqual(states);
});

it("finds the DMARC record of the domain above", async () => {
  const records = { ...GOOD_DNS, "mail.leadline.test": "v=spf1 mx -all" };
  const findings = await checkMailFrom(
    dnsOf(records),
    "mail.leadline.test",
    true,
  );
  expect(findings.map(({ state }) => state)).toEqual(["ok", "ok"]);
});

it.each([
  [["mx.leadline.test"], "ok"],
  [[], "blocks"],
  // The domain says that it receives no mail; RFC 7505.
  [[""], "blocks"],
])("judges mail to a domain with the servers %j", async (servers, state) => {
  const finding = await checkMailTo(dnsOf({}, servers), "leadline.test");
  expect(finding.state).toBe(state);
});
