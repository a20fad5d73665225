import { expect, type Locator, type Page } from "@playwright/test";

import { test } from "../fixtures.ts";
import { footer, header, open, routes } from "../site.ts";

/** The elements of a part, one to a line, with their attributes. */
const linesOf = (part: Locator): Promise<string[]> =>
  part.evaluateAll((all) =>
    all.map((element) => {
      const attributes = Array.from(
        element.attributes,
        ({ name, value }) => `${name}="${value}"`,
      );
      const text = element.childElementCount === 0 ? element.textContent : "";
      return `${element.tagName} ${attributes.toSorted().join(" ")} ${text}`;
    }),
  );

/** Not what only machines read (`property`): that is not made anew in-app. */
const HEAD = "title, meta:not([property]), link[rel=canonical]";

/** All that a page makes. Its order in the document's head has no meaning. */
async function elementsOf(page: Page): Promise<string[]> {
  const head = await linesOf(page.locator(HEAD));
  const body = await linesOf(page.locator("header *, main *"));
  return [...head.toSorted(), ...body];
}

// A photograph that comes would change its drawing at a time of its own.
test.use({ imageHost: "hanging" });

const linked = routes.filter((route) => route.path !== "/thank-you");

// In production React keeps a wrong attribute of the prerendered page, silently.
for (const { path } of linked) {
  test(`${path} is the same page by a link as by a full load`, async ({
    page,
  }) => {
    await open(page, path);
    const loaded = await elementsOf(page);
    const title = await page.title();
    await open(page, "/thank-you");
    const links = header(page).or(footer(page)).locator(`a[href="${path}"]`);
    await links.first().click();
    await expect(page).toHaveTitle(title);
    // The estimator's script comes when the page stands.
    await expect.poll(() => elementsOf(page)).toEqual(loaded);
  });
}
