// Specification, section 2: thank-you page.
import { expect } from "@playwright/test";

import { main } from "../site.ts";
import { card, entries } from "./page-parts.ts";
import { statements, type Statement } from "./statements.ts";

const step = (title: string, text: string): Statement => [
  `Next steps: ${title} ${text}`,
  async (page) => {
    await expect(entries(main(page), "ol")).toHaveCount(3);
    await expect(card(page, title)).toContainText(text);
  },
];

const link = (name: string, path: string): Statement => [
  `Links: ${name} (${path})`,
  (page) =>
    expect(main(page).getByRole("link", { name })).toHaveAttribute(
      "href",
      path,
    ),
];

statements("/thank-you", [
  [
    "Heading 'Thank You!'",
    (page) =>
      expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank You!"),
  ],
  [
    "with the text 'Your message has been received. Our team will get back to you shortly.'",
    (page) =>
      expect(
        main(page).getByText(
          "Your message has been received. Our team will get back to you shortly.",
          { exact: true },
        ),
      ).toBeVisible(),
  ],
  step("Review", "within 24 hours"),
  step("Contact", "digital marketing specialist"),
  step("Plan", "tailored strategy"),
  link("Return to Homepage", "/"),
  link("Explore Our Services", "/services"),
]);
