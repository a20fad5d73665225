import { expect, it } from "vitest";

import { checkMailDomain, domainOf } from "./mail-domain";
import { dnsOf, GOOD_DNS } from "./site-fixture";

it.each([
  [GOOD_DNS, true, ["ok", "ok", "ok"]],
  [{}, true, ["ok", "blocks", "blocks"]],
  [{}, false, ["ok", "look", "look"]],
  [
    { ...GOOD_DNS, "_dmarc.leadline.test": "v=DMARC1; p=none" },
    true,
    ["ok", "ok", "look"],
  ],
])("judges mail by %j, sent: %s", async (records, sends, states) => {
  const findings = await checkMailDomain(
    dnsOf(records),
    domainOf("Website <web@leadline.test>"),
    sends,
  );
  expect(findings.map(({ state }) => state)).toEqual(states);
});

it("finds the DMARC record of the domain above, and tells that no mail arrives", async () => {
  const records = { ...GOOD_DNS, "mail.leadline.test": "v=spf1 mx -all" };
  const dns = dnsOf(records, false);
  const findings = await checkMailDomain(dns, "mail.leadline.test", true);
  expect(findings.map(({ state }) => state)).toEqual(["blocks", "ok", "ok"]);
});
