import { expect, test } from "vitest";

import { copyContent, problems, problemsWith, write } from "../content-fixture";

copyContent();

test.each([
  ["home.hero.soundings", {}, '"soundings" is called "readings" now'],
  ["google-ads.hero.waters", {}, '"waters" is called "click prices" now'],
  ["navigation.sections", { label: "Sections" }, '"sections" is gone'],
  [
    "figures.average ROI note",
    { measure: "A" },
    '"average ROI note" is a text now, beside "average ROI basis"',
  ],
])("%s is said to have another name", (place, value, message) => {
  expect(problemsWith(place, value)).toEqual([
    expect.stringContaining(message),
  ]);
});

test.each(["home.yaml", "thank-you.yaml", "privacy.md"])(
  "of %s it is said how it becomes a page of sections",
  (file) => {
    write(file, "title: A\n");
    expect(problems()).toEqual([
      `content/${file}: no page uses it. It is in content/pages now: npm run migrate of version 2.0.0 moves it (docs/updates.md).`,
    ]);
  },
);
