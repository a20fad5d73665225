import { expect, it } from "vitest";

import type { Finding } from "./finding";
import { checkMail, type Dns } from "./mail-domain";

/** A name server that knows these records, one in a line, and this mail server. */
const dnsOf = (
  texts: Readonly<Record<string, string>>,
  exchange?: string,
): Dns => ({
  resolveTxt: async (name) => {
    const text = texts[name];
    if (text !== undefined) return text.split("\n").map((line) => [line]);
    throw Object.assign(new Error("none"), { code: "ENOTFOUND" });
  },
  resolveMx: async () => (exchange === undefined ? [] : [{ exchange }]),
});

const stateOf = ({ faults, weight }: Finding) =>
  faults.length > 0 ? weight : "ok";

const EMAIL = "hello@leadline.test";
const SENDER = "Website <web@mail.leadline.test>";
const SPF = { "mail.leadline.test": "v=spf1 mx -all" };

it.each([
  [{}, SENDER, "blocks", "blocks"],
  [{}, undefined, "look", "look"],
  [{ "leadline.test": "v=spf1 a\nv=spf1 mx" }, undefined, "blocks", "look"],
  // The domain above may have the DMARC record.
  [
    { ...SPF, "_dmarc.leadline.test": "v=DMARC1; p=none" },
    SENDER,
    "ok",
    "look",
  ],
  [
    { ...SPF, "_dmarc.leadline.test": "v=DMARC1; p=reject" },
    SENDER,
    "ok",
    "ok",
  ],
])("judges mail by %j, sent by %s", async (texts, sender, spf, dmarc) => {
  const [, ...findings] = await checkMail(dnsOf(texts), EMAIL, sender);
  expect(findings.map(stateOf)).toEqual([spf, dmarc]);
});

it.each([
  ["mx.leadline.test", "ok"],
  [undefined, "blocks"],
  // The domain says that it receives no mail; RFC 7505.
  ["", "blocks"],
])("judges mail to a domain with the server %j", async (exchange, state) => {
  const [finding] = await checkMail(dnsOf({}, exchange), EMAIL, undefined);
  expect(finding && stateOf(finding)).toBe(state);
});
