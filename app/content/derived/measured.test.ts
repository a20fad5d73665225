import { expect, test } from "vitest";

import { copyContent, load, problems, viewAt, write } from "../content-fixture";
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
    privacy: view?.kind === "policy" ? view.policy.text : [],
  };
}

test("with notice and objection, notice and policy say that visits are counted, and do not speak of a yes", () => {
  const strict = loadMeasuring(PLAUSIBLE);
  const content = loadMeasuring(
    `${PLAUSIBLE}  consent: Notice and objection\n`,
  );
  expect(content["cookie-notice"].text).toMatch(/^We count visits/);
  expect(JSON.stringify(content.privacy)).toMatch(
    /We count visits with Plausible(?!.*Once you press Accept)/,
  );
  expect(JSON.stringify(strict.privacy)).toMatch(
    /Once you press Accept(?!.*We count visits with Plausible)/,
  );
  expect(noticeVersion(content.measuring)).not.toBe(
    noticeVersion(strict.measuring),
  );
});

test("beside Google, nothing counts without a yes", () => {
  write(
    "measuring.yaml",
    `${PLAUSIBLE}  consent: notice and objection\ngoogle analytics: G-ABC123DEF4\n`,
  );
  expect(problems()).toEqual([
    expect.stringMatching(/measuring\.yaml, line 4, .*without Google/),
  ]);
});
