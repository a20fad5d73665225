import { expect } from "@playwright/test";

import { test } from "./fixtures.ts";
import { routes } from "./site.ts";

const OWN_SCHEMES = /^(https?|mailto|tel):/;

for (const { path } of routes) {
  test(`every own link, place and asset of ${path} is there`, async ({
    read,
    request,
    baseURL,
  }) => {
    const page = await read(path);
    const addresses = await page
      .locator("[href]:not([rel=canonical]), [src], form")
      .evaluateAll((all) =>
        all.flatMap((element) => {
          if (element instanceof HTMLAnchorElement) return element.href;
          if (element instanceof HTMLLinkElement) return element.href;
          if (element instanceof HTMLImageElement) return element.src;
          if (element instanceof HTMLScriptElement) return element.src;
          if (element instanceof HTMLFormElement) return element.action;
          if (element instanceof SVGUseElement) {
            return new URL(element.href.baseVal, document.baseURI).href;
          }
          throw new Error(`an address in <${element.localName}>`);
        }),
      );
    expect(addresses.length).toBeGreaterThan(10);
    for (const address of new Set(addresses)) {
      await test.step(address, async () => {
        expect(address).toMatch(OWN_SCHEMES);
        const url = new URL(address);
        if (url.origin !== baseURL) return;
        const response = await request.get(address, { maxRedirects: 0 });
        expect(response.status()).toBe(200);
        if (url.hash === "") return;
        if (url.pathname.endsWith(".svg")) {
          expect(await response.text()).toContain(
            `<view id="${url.hash.slice(1)}"`,
          );
          return;
        }
        const target = await read(url.pathname);
        await expect(target.locator(`[id="${url.hash.slice(1)}"]`)).toHaveCount(
          1,
        );
      });
    }
  });
}

test("the stylesheets' own files are there", async ({ request, read }) => {
  const page = await read("/");
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.endsWith(".woff2")),
  );
  expect(files).not.toHaveLength(0);
  for (const file of files) {
    const response = await request.get(file);
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toBe("font/woff2");
  }
});
