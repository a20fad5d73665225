import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import {
  copyContent,
  expectTold,
  load,
  set,
  viewAt,
  write,
} from "../content-fixture";
import { noticeVersion } from "./measured";

copyContent();

const PLAUSIBLE =
  "plausible:\n  site: example.com\n  server: https://plausible.io\n";

function loadMeasuring(written: string) {
  write("measuring.yaml", written);
  const { content } = load();
  const view = viewAt("/privacy");
  return {
    ...content,
    privacy: view?.kind === "page" ? view.page.text.parts : [],
  };
}

test("with notice and objection, notice and policy say that visits are counted, and do not speak of a yes", () => {
  const strict = loadMeasuring(PLAUSIBLE);
  const content = loadMeasuring(`${PLAUSIBLE}counting: Notice and objection\n`);
  expect(content["cookie-notice"].text).toMatch(/^We count visits/);
  expect(JSON.stringify(content.privacy)).toMatch(
    /We count visits with Plausible(?!.*After your yes)/,
  );
  expect(JSON.stringify(strict.privacy)).toMatch(
    /After your yes(?!.*We count visits with Plausible)/,
  );
  expect(noticeVersion(content.measuring)).not.toBe(
    noticeVersion(strict.measuring),
  );
});

const GOOGLE_ADS = "google ads:\n  enquiry: AW-123456789/AbC\n";

test.each([
  [PLAUSIBLE, ["Reject", undefined, undefined]],
  [GOOGLE_ADS, ["Reject", undefined, undefined]],
  [PLAUSIBLE + GOOGLE_ADS, ["Reject", "Count visits only", "Save my choice"]],
  [
    `${PLAUSIBLE}counting: notice and objection\n${GOOGLE_ADS}`,
    ["Reject", undefined, "Save my choice"],
  ],
])(
  "the notice asks for what is on, each by itself: %j",
  (written, expected) => {
    const { measuring, "cookie-notice": notice } = loadMeasuring(written);
    const { reject, only, purposes } = notice;
    // Those up to 16 were of a notice that had one question for all.
    expect(noticeVersion(measuring)).toBeGreaterThan(16);
    expect([reject, only, purposes?.save]).toEqual(expected);
  },
);

test("notice and policy name each service, and what it keeps", () => {
  const { privacy, "cookie-notice": notice } = loadMeasuring(
    `${PLAUSIBLE}google analytics: G-ABC123DEF4\n${GOOGLE_ADS}`,
  );
  for (const name of ["Plausible", "Google Analytics", "Google Ads", "_ga"])
    for (const part of [notice.details, privacy])
      expect(JSON.stringify(part)).toContain(name);
  expect(JSON.stringify(privacy)).not.toContain("no visitor counter");
});

test("a service of one's own changes the question", () => {
  const own = loadMeasuring(
    "other services:\n  - file: matomo\n    purpose: counting\n    notice: We use Matomo.\n",
  );
  expect(own["cookie-notice"].text).toMatch(/^May we count/);
  expect(JSON.stringify(own["cookie-notice"].details)).toContain("Matomo");
  expect(noticeVersion(own.measuring)).toBeGreaterThan(1);
});

test("a service that is on has its question in the notice, or stops the build", () => {
  write("measuring.yaml", PLAUSIBLE);
  const notice = readFileSync("content/cookie-notice.yaml", "utf8");
  write("cookie-notice.yaml", notice.slice(0, notice.indexOf("# Shows")));
  expectTold(/when measuring.*missing/);
});

test("the notice can be off while nothing needs it, and the policy is not to speak of it", () => {
  write("measuring.yaml", "");
  set("cookie-notice.notice", "no");
  const { content, warnings } = load();
  expect(content["cookie-notice"].isShown).toBe(false);
  expect(warnings.join("\n")).toMatch(/privacy\.md.*names cookiesAccepted/);
  write("measuring.yaml", GOOGLE_ADS);
  expectTold(/cookie-notice\.yaml.*notice: is no, but.*take this/);
});

test("beside Google, nothing counts without a yes", () => {
  write(
    "measuring.yaml",
    `${PLAUSIBLE}counting: notice and objection\ngoogle analytics: G-ABC123DEF4\n`,
  );
  expectTold(/measuring\.yaml, line 4, .*Plausible alone/);
});
