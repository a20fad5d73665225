import { expect, it } from "vitest";

import { checkMail } from "./mail-domain";

const SPF = { "mail.leadline.test": "v=spf1 mx -all" };

it.each([
  [{}, "mx.leadline.test", "SPF, DMARC"],
  // The domain says that it receives no mail; RFC 7505.
  [SPF, "", "Mail to you, DMARC"],
  [
    { "mail.leadline.test": "v=spf1 a\nv=spf1 mx" },
    undefined,
    "Mail to you, SPF, DMARC",
  ],
  // The domain above may have the DMARC record.
  [
    { ...SPF, "_dmarc.leadline.test": "v=DMARC1; p=none" },
    "mx.leadline.test",
    "DMARC",
  ],
  [
    { ...SPF, "_dmarc.leadline.test": "v=DMARC1; p=reject" },
    "mx.leadline.test",
    "",
  ],
])(
  "judges mail by the records %j and the server %j",
  async (texts, exchange, wrong) => {
    const records: Readonly<Record<string, string>> = texts;
    const dns = {
      resolveTxt: async (name: string) => {
        const text = records[name];
        if (text !== undefined) return text.split("\n").map((line) => [line]);
        throw Object.assign(new Error("none"), { code: "ENOTFOUND" });
      },
      resolveMx: async () => (exchange === undefined ? [] : [{ exchange }]),
    };
    const findings = await checkMail(
      dns,
      "hello@leadline.test",
      "Website <web@mail.leadline.test>",
    );
    const faulty = findings.filter(({ faults }) => faults.length > 0);
    expect(faulty.map(({ subject }) => subject).join(", ")).toBe(wrong);
  },
);
