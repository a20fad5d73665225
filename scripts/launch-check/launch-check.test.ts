import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

import { requireSite } from "../../app/content/read-site";
import type { Site } from "../../app/content/site";
import { CONDITIONS } from "../../app/content/markdown/conditions";
import { readSource } from "../../app/content/texts/source";
import { parseSettings } from "../../server/settings";
import { checkCompany } from "./company";
import type { Finding } from "./finding";
import { checkMentions } from "./mentions";
import { checkPolicyDate, checkPolicyText } from "./privacy";
import { checkEvidence, checkPictures, checkSamples } from "./samples";
import { checkSettings } from "./settings";

const sourcesOf = (name: string, text: string) =>
  new Map([[name, readSource(`content/${name}.yaml`, text)]]);

const wrongIn = (...findings: readonly Finding[]) =>
  findings
    .filter(({ faults }) => faults.length > 0)
    .map(({ weight, subject }) => `${weight}: ${subject}`);

const TRUE_FACTS = `
Company Number: SC123456
VAT number: GB 980 7806 84
email: hello@leadline.co.uk
telephone: +44 (0)20 7000 1234
registered office: 8 Sounding Lane, London SE16 0LD
`;

const faultsOf = (text: string) =>
  checkCompany(readSource("content/company.yaml", text)).flatMap(
    ({ faults }) => faults,
  );

it.each([
  ["SC123456", "00000000", "line 2, Company Number"],
  ["GB 980 7806 84", "GB 980 7806 85", "line 3, VAT number"],
  ["hello@leadline.co.uk", "hello@leadline.example", "line 4, email"],
  ["+44 (0)20 7000 1234", "0131 496 0000", "line 5, telephone"],
  ["8 Sounding Lane, London SE16 0LD", "8 Lane", "line 6, registered office"],
])("takes %s, but not %s", (right, wrong, place) => {
  expect(faultsOf(TRUE_FACTS)).toEqual([]);
  expect(faultsOf(TRUE_FACTS.replace(right, wrong))).toEqual([
    `content/company.yaml, ${place}: ${wrong}`,
  ]);
});

it("takes no number for films at an office or another contact", () => {
  const more = `offices:
  - { name: Leeds, telephone: 0113 496 0000 }
more contacts:
  WhatsApp: https://wa.me/447700900461
`;
  expect(faultsOf(TRUE_FACTS + more)).toEqual([
    "content/company.yaml, line 8, offices, Leeds, telephone: 0113 496 0000",
    "content/company.yaml, line 10, more contacts, WhatsApp: https://wa.me/447700900461",
  ]);
});

it("asks whoever is no company for no number", () => {
  expect(faultsOf("email: nia@example.co.uk")).toEqual([]);
});

it("sorts samples by what they are about", () => {
  const about = `
sections:
  - section: people
    people: [{ name: Ruth, sample: yes }]
  - section: questions
    questions: [{ question: Why?, sample: yes }]
`;
  expect(wrongIn(...checkSamples(sourcesOf("about", about)))).toEqual([
    "blocks: Samples: people",
    "blocks: Samples: others",
  ]);
});

it("tells large figures without a note, and clients' words without permission or evidence", () => {
  const home = `
sections:
  - section: figures
    figures:
      - { label: Clients, value: 500+ }
      - { label: Retention, value: 98%, note: All clients. }
  - section: quotes
    testimonials:
      - { author: Ruth, permission: "By email, 3 March 2026" }
`;
  expect(checkEvidence(sourcesOf("home", home)).faults).toEqual([
    "content/home.yaml, line 5, sections, figures, figures, Clients, note: is missing",
    "content/home.yaml, line 9, sections, quotes, testimonials, Ruth, evidence: is missing",
  ]);
});

it("tells texts that speak of a service, an estimator or a newsletter that no page has", () => {
  const { site } = requireSite("content");
  const { content } = site;
  const form = content["contact-form"];
  const options = { general: "General", bing: "Bing Shopping" };
  const fields = {
    ...form.fields,
    subject: { ...form.fields.subject, options },
  };
  const sources = sourcesOf(
    "home",
    "text: Bing shopping, a newsletter form, and a fee estimator\nsubject: bing shopping\n",
  );
  const faultsWith = (pages: Site["pages"]) =>
    checkMentions(
      {
        ...site,
        pages,
        cases: [],
        content: {
          ...content,
          "contact-form": { ...form, fields },
          footer: { ...content.footer, newsletter: undefined },
        },
      },
      sources,
    ).faults;
  expect(faultsWith([])).toEqual([
    'content/home.yaml, line 1, text: speaks of "Bing Shopping"',
    'content/home.yaml, line 1, text: speaks of "newsletter form"',
    'content/home.yaml, line 1, text: speaks of "estimator"',
  ]);
  sources.set(
    "pages/law",
    readSource(
      "content/pages/law.md",
      "---\na: b\n---\nWe.\n\nAn estimator.\n",
    ),
  );
  expect(faultsWith([]).at(-1)).toBe(
    'content/pages/law.md, line 6: speaks of "estimator"',
  );
  sources.delete("pages/law");
  const [page] = site.pages;
  expect(
    faultsWith(page ? [{ ...page, path: "/bing", sections: [] }] : []),
  ).toHaveLength(2);
});

it("tells pictures without a note of their licence", () => {
  const findings = checkPictures(
    { imageHost: "images.test", licences: { "a.jpg": "Ours." } },
    ["a.jpg", "b.jpg"],
    [{ photograph: { id: "15600-0b9a", host: "images.test" } }],
  );
  expect(findings.map(({ faults }) => faults)).toEqual([
    ["b.jpg"],
    ["15600-0b9a"],
  ]);
});

it("looks for a paragraph of each case in the policy, and finds all in the shipped one", () => {
  const text =
    "<!-- if our server keeps the forms -->\n\nWe keep them.\n\n<!-- if something is measured -->\n\n## Security\n";
  expect(checkPolicyText(["server", "measured"], text).faults).toEqual([
    "<!-- if something is measured -->",
  ]);
  expect(checkPolicyText([...CONDITIONS.keys()]).faults).toEqual([]);
});

it("compares the policy's date with the last change of its text", () => {
  expect(checkPolicyDate("2026-11-20", "2026-11-20").faults).toEqual([]);
  expect(checkPolicyDate("2026-11-20", "2026-11-21").faults).toEqual([
    "content/pages/privacy.md: changed on 2026-11-21",
  ]);
});

const SITE = { SITE_URL: "https://www.leadline.co.uk" };
const DESK = { ENQUIRIES_DATABASE: "sqlite:data/enquiries.db" };
const MAIL = {
  ENQUIRIES_SMTP: "smtp://localhost",
  ENQUIRIES_MAIL_FROM: "web@leadline.co.uk",
  ENQUIRIES_MAIL_TO: "ruth@leadline.co.uk",
};

it.each([
  [SITE, ["blocks: Forms"]],
  [{ SITE_URL: "https://192.0.2.1", ...DESK, ...MAIL }, ["blocks: SITE_URL"]],
  [{ ...SITE, ENQUIRIES_ENDPOINT: "https://forms.example/leadline" }, []],
  [{ ...SITE, ...DESK }, ["look: Notice of enquiries"]],
])("judges the settings %j", (settings, wrong) => {
  expect(wrongIn(...checkSettings(parseSettings(settings)))).toEqual(wrong);
});

const run = (...args: string[]) =>
  spawnSync(process.execPath, ["scripts/launch-check/main.ts", ...args], {
    encoding: "utf8",
    env: { ...process.env, SITE_URL: "" },
  });

it("ends with 1 while something blocks, and with 2 for what is no address", () => {
  const { status, stdout } = run();
  expect(status).toBe(1);
  expect(stdout).toContain("- SITE_URL (1)");
  expect(run("www.example.com").status).toBe(2);
});
