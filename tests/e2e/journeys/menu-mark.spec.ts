// View transitions where the browser has them (docs/decisions/010-navigation.md),
// and none under reduced motion (WCAG 2.3.3).
import { expect, type Page } from "@playwright/test";

import { test } from "../fixtures.ts";
import { main, mainNavigation, open } from "../site.ts";

interface Transition {
  /** What is captured: the name of an element, or `#document`. */
  scope: string;
  /** The page's heading when the transition began. */
  heading: string;
  /** What moves in the menu once it has begun. */
  moving?: string[];
}

declare global {
  interface Window {
    viewTransitions: Transition[];
  }
}

/** To be called before the page is opened. */
const watchTransitions = (page: Page) =>
  page.addInitScript(() => {
    window.viewTransitions = [];

    const seen = window.viewTransitions;

    async function watch(scope: Node, { ready }: ViewTransition) {
      const heading = document.querySelector("main h1")?.textContent ?? "";
      const one: Transition = { scope: scope.nodeName, heading };
      seen.push(one);
      await ready;
      const moving = document.getAnimations().flatMap(({ effect }) => {
        if (!(effect instanceof KeyframeEffect)) return [];
        const { target, pseudoElement } = effect;
        // The mark under the pointer grows by itself.
        if (!target?.closest("nav ul") || target.matches("a:hover")) return [];
        return [`${target.localName}${pseudoElement}`];
      });
      one.moving = [...new Set(moving)];
    }

    const prototypes: Pick<Element, "startViewTransition">[] = [
      Element.prototype,
      Document.prototype,
    ];
    for (const prototype of prototypes) {
      // Not bound: each element begins its own.
      const begin = Reflect.getOwnPropertyDescriptor(
        prototype,
        "startViewTransition",
      )?.value;
      if (!begin) continue;
      prototype.startViewTransition = function watched(this: Node, ...update) {
        const transition = Reflect.apply(begin, this, update);
        void watch(this, transition);
        return transition;
      };
    }
  });

const begun = (page: Page) => page.evaluate(() => window.viewTransitions);

const follow = (page: Page, name: string) =>
  mainNavigation(page).getByRole("link", { name }).click();

const expectMarked = (page: Page, name: string) =>
  expect(mainNavigation(page).locator("[aria-current]")).toHaveText(name);

/** Presses where a link is, without a look at what is there now. */
async function press(page: Page, name: string) {
  const box = await mainNavigation(page)
    .getByRole("link", { name })
    .boundingBox();
  if (!box) throw new Error(`${name} cannot be seen`);
  const { x, y, width, height } = box;
  return page.mouse.click(x + width / 2, y + height / 2);
}

test("the mark goes over to the new page, which does not wait for it", async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== "chromium", "none of one element there");
  await watchTransitions(page);
  await open(page, "/services");
  await follow(page, "Contact Us");
  await expectMarked(page, "Contact Us");
  const heading = (await main(page).locator("h1").textContent()) ?? "";
  await expect
    .poll(() => begun(page))
    .toEqual([
      {
        scope: "UL",
        heading,
        moving: [
          "ul::view-transition-group(mark)",
          "ul::view-transition-new(mark)",
          "ul::view-transition-old(mark)",
        ],
      },
    ]);
});

test("a second link before the mark has come to rest has the mark", async ({
  page,
}) => {
  await open(page, "/services");
  await follow(page, "Contact Us");
  await expectMarked(page, "Contact Us");
  await press(page, "About Us");
  await expectMarked(page, "About Us");
  await expect(page).toHaveURL("/about");
});

test("in a folded menu nothing is moved", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchTransitions(page);
  await open(page, "/services");
  await page.getByRole("button", { name: "Menu" }).click();
  await follow(page, "Contact Us");
  await expect(page).toHaveURL("/contact");
  await page.getByRole("button", { name: "Menu" }).click();
  await expectMarked(page, "Contact Us");
  expect(await begun(page)).toEqual([]);
});

test("on the way back in an unfolded menu nothing is moved", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchTransitions(page);
  await open(page, "/services");
  await page.getByRole("button", { name: "Menu" }).click();
  await follow(page, "Contact Us");
  await expect(page).toHaveURL("/contact");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.goBack();
  await expect(page).toHaveURL("/services");
  await expect(mainNavigation(page)).toBeVisible();
  await expectMarked(page, "Services");
  expect(await begun(page)).toEqual([]);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the mark is on the new page, and nothing has moved", async ({
    page,
  }) => {
    await watchTransitions(page);
    await open(page, "/services");
    await follow(page, "Contact Us");
    await expectMarked(page, "Contact Us");
    expect(await begun(page)).toEqual([]);
  });
});
