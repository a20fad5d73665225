// Every page, once: its images and its links. A script or style that its policy does
// not name fails every test: fixtures.ts.
import { expect } from "@playwright/test";

import { test } from "../fixtures.ts";
import { eachDesign, IMAGE_HOST, open, UNKNOWN } from "../site.ts";

for (const path of [...eachDesign, UNKNOWN]) {
  test(`${path}: images with a size and a text, every file there`, async ({
    page,
    request,
    baseURL,
  }) => {
    await open(page, path);
    const faulty = await page.locator("img").evaluateAll((all, host) => {
      const isSound = (image: Element) => {
        const says = (name: string) => image.getAttribute(name) ?? "";
        const isPhotograph = says("src").startsWith(host);
        return (
          /^\d+$/.test(says("width")) &&
          /^\d+$/.test(says("height")) &&
          image.hasAttribute("alt") &&
          (!isPhotograph ||
            (/\S/.test(says("alt")) &&
              /(, .+ \d+w){3}/.test(says("srcset")) &&
              says("sizes").includes("vw")))
        );
      };
      return all
        .filter((image) => !isSound(image))
        .map(({ outerHTML }) => outerHTML);
    }, IMAGE_HOST);
    expect(faulty).toEqual([]);

    // Every file that the page names; the build has followed its links.
    const addresses = await page
      .locator("link:not([rel=canonical]), [src], form")
      .evaluateAll((all) =>
        all.map((element) => {
          const address = ["href", "src", "action"]
            .map((name) => element.getAttribute(name))
            .find((value) => value !== null);
          return new URL(address ?? "no-address", document.baseURI).href;
        }),
      );
    expect(addresses.length).toBeGreaterThan(5);
    for (const address of new Set(addresses)) {
      if (new URL(address).origin !== baseURL) continue;
      const response = await request.get(address, { maxRedirects: 0 });
      expect.soft(response.status(), address).toBe(200);
    }
  });
}
