import { expect } from "@playwright/test";
import { Key } from "selenium-webdriver";

import { test } from "./fixtures.ts";
import type { Tab } from "./tab.ts";

const QUESTIONS = [1, 2, 3, 4, 5];

const question = (tab: Tab, place: number) =>
  tab.part(`.faq details:nth-of-type(${place}) summary`);

const answer = (tab: Tab, place: number) =>
  tab.part(`.faq details:nth-of-type(${place}) p`);

for (const path of ["/services", "/about"]) {
  test(`each question on ${path} opens and closes by itself`, async ({
    tab,
  }) => {
    await tab.open(path);
    const count = await tab.run(
      () => document.querySelectorAll(".faq details").length,
    );
    expect(count).toBe(QUESTIONS.length);
    for (const place of QUESTIONS) {
      await answer(tab, place).expectShown(false);
      await question(tab, place).click();
      await answer(tab, place).expectShown();
    }
    for (const place of QUESTIONS) {
      await question(tab, place).click();
      await answer(tab, place).expectShown(false);
      for (const later of QUESTIONS.slice(place)) {
        await answer(tab, later).expectShown();
      }
    }
  });
}

test("the keyboard goes from question to question and opens them", async ({
  tab,
}) => {
  await tab.open("/services");
  await question(tab, 1).run((summary) => summary.focus());
  await tab.press(Key.ENTER);
  await answer(tab, 1).expectShown();
  await tab.press(Key.TAB);
  await question(tab, 2).expectFocused();
  await tab.press(Key.SPACE);
  await answer(tab, 2).expectShown();
  await tab.press(Key.SPACE);
  await answer(tab, 2).expectShown(false);
  await answer(tab, 1).expectShown();
});

test.describe("without scripts", () => {
  test.use({ flags: ["--enable-javascript-markup=false"] });

  test("a question opens all the same", async ({ tab }) => {
    await tab.goto("/about");
    await answer(tab, 1).expectShown(false);
    await question(tab, 1).click();
    await answer(tab, 1).expectShown();
  });
});
