// Specification, section 2: privacy; its constants: section 9.
import { expect } from "@playwright/test";

import { main } from "../site.ts";
import { statements, type Statement } from "./statements.ts";

const covers = (topic: string, heading: RegExp): Statement => [
  `covering: ${topic}`,
  (page) =>
    expect(
      main(page).getByRole("heading", { level: 2, name: heading }),
    ).toBeVisible(),
];

statements("/privacy", [
  [
    "last updated July 15, 2025",
    (page) => expect(main(page)).toContainText("Last updated July 15, 2025"),
  ],
  covers("data collected", /collect/),
  covers("use", /\buse\b/),
  covers("cookies", /^Cookies/),
  covers("disclosure", /^Disclosure/),
  covers("security", /^Security/),
  covers("GDPR rights", /rights .*GDPR/),
  covers("children under 16", /^Children/),
  covers("changes", /^Changes/),
  covers("contact", /^Contact$/),
  [
    "service not for children under 16",
    (page) =>
      expect(
        main(page).getByRole("region", { name: "Children" }),
      ).toContainText("not intended for children under 16"),
  ],
  [
    "Local storage key: cookiesAccepted (value true)",
    (page) =>
      expect(
        main(page).getByRole("row", { name: /^cookiesAccepted true / }),
      ).toBeVisible(),
  ],
]);
