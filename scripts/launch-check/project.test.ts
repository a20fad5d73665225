import { spawnSync } from "node:child_process";

import { expect, it } from "vitest";

import { readSource } from "../../app/content/source";
import type { Finding } from "./finding";
import { checkCompany } from "./company";
import {
  checkForms,
  checkPolicyDate,
  checkPolicyText,
  checkSiteUrl,
} from "./project";
import {
  checkEvidence,
  checkPictures,
  checkPortraits,
  checkSamples,
} from "./samples";

const sourcesOf = (name: string, text: string) =>
  new Map([[name, readSource(`content/${name}.yaml`, text)]]);

const wrongIn = (findings: readonly Finding[]) =>
  findings
    .filter(({ state }) => state !== "ok")
    .map(({ state, subject }) => `${state}: ${subject}`);

const INVENTED = `
company number: 00000000
VAT number: GB 000 0000 00
email: hello@leadline.example
telephone: 020 7946 0172
street: 8 Sounding Lane
postcode: SE16 0LD
samples: company number, street
`;

const TRUE_FACTS = `
Company Number: SC123456
VAT number: GB 980 7806 84
email: hello@leadline.co.uk
telephone: +44 (0)20 7000 1234
street: 8 Sounding Lane
postcode: SE16 0LD
`;

it("tells facts about the company that nobody can have, with their lines", () => {
  const findings = checkCompany(sourcesOf("company", INVENTED), undefined);
  expect(wrongIn(findings)).toEqual([
    "blocks: Company number",
    "blocks: VAT number",
    "blocks: Registered office",
    "blocks: Telephone",
    "blocks: E-mail address",
  ]);
  expect(findings[3]?.places).toEqual([
    "content/company.yaml, line 5, telephone: 020 7946 0172",
  ]);
});

it("takes true facts, and compares the domains of e-mail and site", () => {
  const sources = sourcesOf("company", TRUE_FACTS);
  expect(wrongIn(checkCompany(sources, "www.leadline.co.uk"))).toEqual([]);
  expect(wrongIn(checkCompany(sources, "brightwater.co.uk"))).toEqual([
    "look: E-mail domain",
  ]);
});

it.each([
  ["VAT number", "GB 980 7806 84", "GB 980 7806 85"],
  ["VAT number", "GB 980 7806 84", "980 7806 84"],
  ["VAT number", "GB 980 7806 84", "GB 123 4567 89"],
  ["Telephone", "+44 (0)20 7000 1234", "01632 960123"],
  ["Telephone", "+44 (0)20 7000 1234", "0131 496 0000"],
  ["Telephone", "+44 (0)20 7000 1234", "+44 7700 900000"],
])("takes as %s %s, but not %s", (subject, right, wrong) => {
  const facts = sourcesOf("company", TRUE_FACTS.replace(right, wrong));
  expect(wrongIn(checkCompany(facts, undefined))).toEqual([
    `blocks: ${subject}`,
  ]);
});

it("sorts samples by what they are about", () => {
  const about = `
team:
  members:
    - name: Ruth
      sample: yes
faq:
  items:
    - question: Why?
      sample: yes
`;
  expect(wrongIn(checkSamples(sourcesOf("about", about)))).toEqual([
    "blocks: People",
    "blocks: Other texts",
  ]);
});

it("tells large figures without a note", () => {
  const home = `
stats:
  stats:
    - label: Clients
      value: 500+
    - label: Retention
      value: 98%
      note:
        basis: All clients.
`;
  expect(checkEvidence(sourcesOf("home", home)).places).toEqual([
    "content/home.yaml, line 4, stats, stats, Clients: has no note",
  ]);
});

it("tells pictures without a note of their licence, and notes without a picture", () => {
  const licences = { "a.jpg": "Ours.", "c.jpg": "Ours." };
  const findings = checkPictures({
    content: { pictures: { imageHost: "images.test", licences } },
    articles: [{ photograph: { id: "15600-0b9a", host: "images.test" } }],
    images: [{ logo: { file: "a.jpg" } }, { photograph: { file: "b.jpg" } }],
  });
  expect(findings.map(({ places }) => places)).toEqual([
    ["b.jpg"],
    ["15600-0b9a"],
    ["c.jpg"],
  ]);
});

it("tells strangers' faces beside names", () => {
  const stock = {
    alt: "Ruth",
    slot: "portrait",
    id: "1-a",
    host: "a.test",
  } as const;
  const members = [
    { name: "Ruth", picture: { photograph: stock } },
    { name: "Tom", picture: {} },
  ];
  expect(checkPortraits(members).places).toEqual(["Ruth: 1-a"]);
});

it.each([
  ["", "blocks"],
  ["<!-- in any case -->\n\nRing us.", "blocks"],
  ["## Your rights {#rights}", "blocks"],
  ["<!-- sample -->\n\nWe keep them.", "ok"],
])("looks for a paragraph below a policy's remark, in %j", (below, state) => {
  const text = `<!-- if our server keeps the forms -->\n\n${below}`;
  expect(checkPolicyText(text, ["server"]).state).toBe(state);
});

it.each([
  ["2026-11-20", "2026-11-20", "2026-11-01", "ok"],
  ["2026-11-20", "2026-11-21", "2026-11-01", "blocks"],
  ["2026-11-20", "2026-11-20", "2026-11-21", "look"],
  ["2026-11-20", undefined, undefined, "look"],
])(
  "compares the policy's date %s with its text of %s and what it quotes of %s",
  (date, text, quoted, state) => {
    const finding = checkPolicyDate(date, (file) =>
      file === "content/privacy.md" ? text : quoted,
    );
    expect(finding.state).toBe(state);
  },
);

it.each([
  ["http://localhost:3000", "blocks"],
  ["http://www.leadline.co.uk", "blocks"],
  ["https://192.0.2.1", "blocks"],
  ["https://www.example.com", "blocks"],
  ["https://www.leadline.co.uk", "ok"],
])("knows whether visitors can use %s", (siteUrl, state) => {
  expect(checkSiteUrl(siteUrl).state).toBe(state);
});

it.each([
  ["nowhere", undefined, "blocks"],
  ["service", undefined, "ok"],
  ["server", undefined, "look"],
  ["server", false, "look"],
  ["server", true, "ok"],
] as const)(
  "judges forms that go to %s, somebody notified: %s",
  (destination, isTold, state) => {
    expect(checkForms(destination, isTold).state).toBe(state);
  },
);

const run = (...args: string[]) =>
  spawnSync(process.execPath, ["scripts/launch-check/main.ts", ...args], {
    encoding: "utf8",
    env: { ...process.env, SITE_URL: "" },
  });

it("ends with 1 while something blocks, and reports to programs as JSON", () => {
  const { status, stdout } = run("--json");
  expect(status).toBe(1);
  const result: unknown = JSON.parse(stdout);
  expect(result).toHaveProperty("blocks[0].subject", "SITE_URL");
  expect(result).toHaveProperty("lookAt");
  expect(result).toHaveProperty("inOrder");
});

it("refuses what is no address, and says what it takes", () => {
  const { status, stderr } = run("www.example.com");
  expect(status).toBe(2);
  expect(stderr).toBe(
    "www.example.com is no address of a site. It takes: npm run launch-check [https://…] [-- --json]\n",
  );
});
