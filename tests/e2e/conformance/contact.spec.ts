// Specification, section 2: contact; opening hours and the promise: section 9.
import { expect } from "@playwright/test";

import { main } from "../site.ts";
import { figure, hero } from "./page-parts.ts";
import { statements, type Statement } from "./statements.ts";

const hours = (day: string, text: string): Statement => [
  `Opening hours: ${day} ${text}`,
  (page) =>
    expect(
      main(page).getByRole("row", { name: `${day} ${text}`, exact: true }),
    ).toBeVisible(),
];

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri"];

statements("/contact", [
  [
    "One general e-mail address",
    async (page) => {
      const email = figure(hero(page), "email").getByRole("link");
      const address = await email.textContent();
      expect(address).toMatch(/^\S+@\S+$/);
      await expect(email).toHaveAttribute("href", `mailto:${address}`);
      const others = page.locator(
        `a[href^="mailto:"]:not([href="mailto:${address}"])`,
      );
      await expect(others).toHaveCount(0);
    },
  ],
  [
    "one phone number",
    async (page) => {
      const phone = figure(hero(page), "telephone").getByRole("link");
      const digits = (await phone.textContent())?.replaceAll(/\D/g, "");
      expect(digits).toMatch(/^020\d{8}$/);
      const href = `tel:+44${digits?.slice(1)}`;
      await expect(phone).toHaveAttribute("href", href);
      const others = page.locator(`a[href^="tel:"]:not([href="${href}"])`);
      await expect(others).toHaveCount(0);
    },
  ],
  [
    "and a London street address are shown publicly",
    (page) =>
      expect(figure(hero(page), "address")).toHaveText(
        /^\d+ \w.+, London SE16\s0LD$/,
      ),
  ],
  ...weekdays.map((day) => hours(day, "9:00 AM-6:00 PM")),
  hours("Sat", "10:00 AM-2:00 PM"),
  hours("Sun", "Closed"),
  [
    "help text",
    (page) =>
      expect(
        main(page).getByRole("textbox", { name: "Message" }),
      ).toHaveAccessibleDescription(/\S/),
  ],
  [
    "a message form",
    (page) => expect(main(page).getByRole("form")).toHaveCount(1),
  ],
  [
    "reply promised within 24 hours",
    (page) => expect(hero(page)).toContainText("within 24 hours"),
  ],
]);
