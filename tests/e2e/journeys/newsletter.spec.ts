import { expect, type Page } from "@playwright/test";

import { wordsOf } from "../../../app/content/markdown/rich-text.ts";
import { test } from "../fixtures.ts";
import {
  expectNewDocument,
  footer,
  hasLoadedWhole,
  heading1,
  main,
  markDocument,
  open,
  samplePage,
  sectionsOn,
  siteContent,
  thanks,
} from "../site.ts";

const { label, placeholder, button } = siteContent.newsletter;

const inFooter = siteContent.footer.newsletter !== undefined;

async function expectThanked(page: Page): Promise<void> {
  // With the `?` of a form that sends nothing, where no server takes it off.
  await expect(page).toHaveURL(/\/thank-you\??#newsletter$/);
  await expect(heading1(page)).toHaveText(thanks.heading);
  await expect(heading1(page)).toBeInViewport();
  const { text, next, newsletter, sendsNothing } = thanks;
  const said = sendsNothing ? wordsOf(sendsNothing) : (newsletter?.text ?? "");
  await expect(main(page)).toContainText(said, { useInnerText: true });
  await expect(main(page).getByText(text)).toBeHidden();
  const step = (title = "") =>
    main(page).getByRole("heading", { name: title, exact: true });
  await expect(step(newsletter?.steps[0]?.title)).toBeVisible();
  await expect(step(next.steps[0]?.title)).toBeHidden();
}

for (const { place, path, part, isThere } of [
  {
    place: "footer",
    path: samplePage,
    part: footer,
    isThere: inFooter,
  },
  {
    place: "home page",
    path: "/",
    part: main,
    isThere: sectionsOn("/", "newsletter").length > 0,
  },
])
  test(`the form in the ${place} takes an e-mail address only, and does not send it`, async ({
    page,
  }) => {
    test.skip(!isThere, `There is no newsletter in the ${place}`);
    await open(page, path);
    const loads: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    const input = part(page).getByRole("textbox", { name: label });
    await expect(input).toHaveAttribute("placeholder", placeholder);
    const send = part(page).getByRole("button", { name: button });
    for (const wrong of ["", "ruth at example"]) {
      await input.fill(wrong);
      await send.click();
      await expect(input).toBeFocused();
      await expect(part(page).locator("input:invalid")).toHaveCount(1);
    }
    expect(loads).toEqual([]);
    await markDocument(page);
    await input.fill("ruth@example.co.uk");
    await send.click();
    await expectThanked(page);
    await expectNewDocument(page);
    expect(loads).not.toEqual([]);
    expect(loads.join(" ")).not.toContain("ruth");
  });

test("offline, the form keeps the address, says so, and can be sent again", async ({
  page,
  context,
}) => {
  test.skip(!inFooter, "The footer has no newsletter");
  await open(page, samplePage);
  const input = footer(page).getByRole("textbox");
  await input.fill("ruth@example.co.uk");
  await hasLoadedWhole(page);
  await context.setOffline(true);
  await input.press("Enter");
  await expect(footer(page).getByRole("alert")).toBeVisible();
  await expect(input).toHaveValue("ruth@example.co.uk");
  await context.setOffline(false);
  await input.press("Enter");
  await expectThanked(page);
});
