import { expect } from "@playwright/test";

import { field, fillIn, sendButton } from "../contact-form.ts";
import { answerNotice, main, open, thanks } from "../site.ts";
import { test } from "./sites.ts";

test.use({ owner: "al" });

test("a subject has thanks of its own on the thank-you page", async ({
  page,
  complaints,
}) => {
  const expectItsOwn = async () => {
    await expect(main(page).getByText("We send the programme.")).toBeVisible();
    await expect(main(page).getByText(thanks.text)).toBeHidden();
  };
  complaints.allow(/^request: POST \S+\/api\//);
  await answerNotice(page);
  await open(page, "/contact");
  await fillIn(page);
  await field(page, "subject").selectOption("Talks");
  await sendButton(page).click();
  await expect(page).toHaveURL("/thank-you#thanks-talks");
  await expectItsOwn();
  const heading = main(page).getByRole("heading", { name: thanks.heading });
  await expect(heading).toBeInViewport();
  await page.goto("/thank-you");
  await expect(main(page).getByText("We send the programme.")).toBeHidden();
  await expect(main(page).getByText(thanks.text)).toBeVisible();
  // As the desk leads on without scripts.
  await page.goto("/thank-you#thanks-talks");
  await expectItsOwn();
  await expect(heading).toBeInViewport();
});
