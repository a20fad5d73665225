// Specification, section 2: about; its claims: section 9.
import { expect } from "@playwright/test";

import { main } from "../site.ts";
import { entries, figure, headingOf, part } from "./page-parts.ts";
import { statements, type Statement } from "./statements.ts";

const heading = (text: string, name: string): Statement => [
  text,
  (page) => expect(headingOf(page, name)).toBeVisible(),
];

const value = (name: string): Statement => [
  `four values: ${name}`,
  (page) => expect(figure(part(page, "Values"), name)).toHaveText(/\S/),
];

statements("/about", [
  ["Story", (page) => expect(part(page, "Our story")).toBeVisible()],
  heading("mission", "our mission"),
  heading("vision", "our vision"),
  value("excellence"),
  value("collaboration"),
  value("adaptability"),
  value("integrity"),
  [
    "four team members each with position, bio and image",
    async (page) => {
      const members = entries(part(page, "Team"), "ul");
      await expect(members).toHaveCount(4);
      for (const member of await members.all()) {
        await expect(member.getByRole("heading")).toHaveText(/\S/);
        await expect(member.locator("p")).toHaveText([/\S/, /\S/]);
        await expect(member.locator("img")).not.toHaveCount(0);
      }
    },
  ],
  [
    "five-question FAQ",
    (page) => expect(part(page, "Questions").locator("summary")).toHaveCount(5),
  ],
  [
    "call to action",
    (page) =>
      expect(
        part(page, "Begin").getByRole("link", { name: "Contact Us" }),
      ).toHaveAttribute("href", "/contact"),
  ],
  [
    "founded 2010",
    (page) => expect(headingOf(page, "Founded 2010")).toBeVisible(),
  ],
  [
    "over 25 specialists",
    (page) =>
      expect(main(page).getByText("over 25 specialists").first()).toBeVisible(),
  ],
  [
    "started with 3",
    (page) =>
      expect(page.getByRole("heading", { level: 1 })).toContainText(
        "Three people",
      ),
  ],
]);
