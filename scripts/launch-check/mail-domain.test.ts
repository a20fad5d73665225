import { expect, it } from "vitest";

import { checkMailFrom, checkMailTo, type Dns } from "./mail-domain";

/** A name server that knows these records. */
const dnsOf = (
  texts: Readonly<Record<string, string>>,
  mailServers: readonly string[] = [],
): Dns => ({
  resolveTxt: async (name) => {
    const text = texts[name];
    if (text !== undefined) return [[text]];
    throw Object.assign(new Error("none"), { code: "ENOTFOUND" });
  },
  resolveMx: async () => mailServers.map((exchange) => ({ exchange })),
});

const SPF = { "mail.leadline.test": "v=spf1 mx -all" };

it.each([
  [{}, true, ["blocks", "blocks"]],
  [{}, false, ["look", "look"]],
  // The domain above may have the DMARC record.
  [
    { ...SPF, "_dmarc.leadline.test": "v=DMARC1; p=none" },
    true,
    ["ok", "look"],
  ],
  [
    { ...SPF, "_dmarc.leadline.test": "v=DMARC1; p=reject" },
    true,
    ["ok", "ok"],
  ],
])("judges mail by %j, sent: %s", async (texts, sends, states) => {
  const findings = await checkMailFrom(
    dnsOf(texts),
    "mail.leadline.test",
    sends,
  );
  expect(findings.map(({ state }) => state)).toEqual(states);
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
