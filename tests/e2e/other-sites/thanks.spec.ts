import { expect } from "@playwright/test";

import { field, fillIn, sendButton } from "../contact-form.ts";
import { answerNotice, main, open, thanks } from "../site.ts";
import { test } from "./sites.ts";

test.use({ owner: "al" });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("a subject has thanks of its own on the thank-you page", async ({
      page,
      complaints,
    }) => {
      complaints.allow(/^request: POST \S+\/api\//);
      if (javaScriptEnabled) await answerNotice(page);
      await (javaScriptEnabled
        ? open(page, "/contact")
        : page.goto("/contact"));
      await fillIn(page);
      await field(page, "subject").selectOption("Talks");
      await sendButton(page).click();
      await expect(page).toHaveURL("/thank-you#thanks-talks");
      await expect(
        main(page).getByText("We send the programme."),
      ).toBeVisible();
      await expect(main(page).getByText(thanks.text)).toBeHidden();
      await expect(
        main(page).getByRole("heading", { name: thanks.heading }),
      ).toBeInViewport();
      await page.goto("/thank-you");
      await expect(main(page).getByText("We send the programme.")).toBeHidden();
      await expect(main(page).getByText(thanks.text)).toBeVisible();
    });
  });
