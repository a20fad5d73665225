import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";

import { test } from "../fixtures.ts";
import {
  answerNotice,
  applicationPaths,
  CLIENT,
  DESKTOP,
  fontsHaveCome,
  open,
  PHONE,
} from "../site.ts";

const stylesheets = readdirSync(join(CLIENT, "assets"))
  .filter((file) => file.endsWith(".css"))
  .map((file) => `/assets/${file}`);

const looks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll("*")].map((element) => {
      if (!element.checkVisibility()) return "";
      const { x, y, width, height } = element.getBoundingClientRect();
      const { font, color, backgroundColor } = getComputedStyle(element);
      const box = [x, y, width, height].map(Math.round).join(" ");
      const name = `${element.tagName} ${element.getAttribute("class")}`;
      return `${name}: ${box}, ${font}, ${color}, ${backgroundColor}`;
    }),
  );

const loadOtherStyles = (page: Page): Promise<unknown> =>
  page.evaluate(
    (hrefs) =>
      Promise.all(
        hrefs
          .filter((href) => !document.querySelector(`link[href="${href}"]`))
          .map((href) => {
            const link = document.createElement("link");
            link.rel = "stylesheet";
            link.href = href;
            document.head.append(link);
            return new Promise((resolve) => {
              link.addEventListener("load", resolve);
            });
          }),
      ),
    stylesheets,
  );

for (const size of [PHONE, DESKTOP]) {
  test(`the styles of other pages, once loaded, change nothing at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: "reduce" });
    // Neither the notice nor the fonts may come in between.
    await answerNotice(page);
    for (const path of applicationPaths) {
      await open(page, path);
      await fontsHaveCome(page);
      const before = await looks(page);
      await loadOtherStyles(page);
      const after = await looks(page);
      const changed = after.filter((look, index) => look !== before[index]);
      expect.soft(changed, path).toEqual([]);
    }
  });
}
