// The scale of docs/design.md, as browsers compute it: few sizes, line heights and letter
// spacings on all pages together, and no text that begins between two columns.
import { expect, type Page } from "@playwright/test";

import { test } from "../fixtures.ts";
import { answerNotice, designedPaths, eachDesign, open } from "../site.ts";

test.describe.configure({ timeout: 120_000 });

const MOST = { sizes: 12, "line heights": 4, "letter spacings": 3 };

/** The estimator is an instrument of its own; a figure's unit is a share of its digits. */
const APART =
  "svg, script, style, noscript, .visually-hidden, .estimator, .estimate-sheet, .numeral *, sup";

type Look = [kind: keyof typeof MOST, value: string, place: string];

/** How the page's texts look; shares of the size are the same in every window. */
const looksOf = (page: Page): Promise<Look[]> =>
  page.evaluate((apart) => {
    const looks: Look[] = [];
    const texts = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement: element, textContent } = text;
      if (!textContent?.trim() || !element || element.closest(apart)) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const style = getComputedStyle(element);
      const size = parseFloat(style.fontSize);
      // Only screen readers say it.
      if (size === 0) continue;
      const share = (length: string, digits: number) =>
        length === "normal"
          ? length
          : `${Number((parseFloat(length) / size).toFixed(digits))} em`;
      const around = [element.parentElement, element].map((each) =>
        each ? [each.localName, ...each.classList].join(".") : "",
      );
      const place = `${around.join(" > ")}: ${textContent.trim().slice(0, 40)}`;
      looks.push(
        ["sizes", `${Number(size.toFixed(1))} px`, place],
        ["line heights", share(style.lineHeight, 2), place],
        [
          "letter spacings",
          share(style.letterSpacing, 3).replace("normal", "0 em"),
          place,
        ],
      );
    }
    return looks;
  }, APART);

test("text has few sizes, line heights and letter spacings on phones, and on wide screens", async ({
  page,
}) => {
  await answerNotice(page);
  const first = new Map(
    [390, 1440].map((each) => [each, new Map<string, Look>()]),
  );
  for (const path of eachDesign) {
    await open(page, path);
    for (const [width, looks] of first) {
      await page.setViewportSize({ width, height: 900 });
      for (const [kind, value, place] of await looksOf(page)) {
        const look = `${kind} ${value}`;
        if (!looks.has(look))
          looks.set(look, [kind, value, `${path}, ${place}`]);
      }
    }
  }
  for (const [width, looks] of first)
    for (const [kind, most] of Object.entries(MOST)) {
      const found = Array.from(looks.values())
        .filter(([each]) => each === kind)
        .map(([, value, place]) => `${value} on ${place}`);
      expect
        .soft(found.length, [`${width} px: ${kind}`, ...found].join("\n"))
        .toBeLessThanOrEqual(most);
    }
});

/** What is framed has its own inner edge, and a filter follows its label in a row. */
const FRAMED =
  "figure, details, form, a, dd, .mark, .sheet, .report-sheet, .answers, .estimator, .package > p, .filters";

/** The headings and paragraphs that begin on none of the twelve columns of their section. A
 *  large letter may hang 5 px out of its column. */
const betweenColumns = (page: Page) =>
  page.locator("main .section").evaluateAll(
    (sections, framed) =>
      sections.flatMap((section) => {
        const { paddingLeft, columnGap, gridTemplateColumns } =
          getComputedStyle(section);
        let x = section.getBoundingClientRect().x + parseFloat(paddingLeft);
        const starts = gridTemplateColumns.split(" ").map((width) => {
          const start = x;
          x += parseFloat(width) + parseFloat(columnGap);
          return start;
        });
        const texts = [...section.querySelectorAll("h1, h2, h3, p")].filter(
          (text) => text.checkVisibility() && !text.closest(framed),
        );
        return texts.flatMap((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          const lefts = [...range.getClientRects()].flatMap((box) =>
            box.width > 1 ? [box.x] : [],
          );
          const left = Math.min(...lefts);
          return lefts.length === 0 ||
            starts.some((start) => Math.abs(start - left) < 5)
            ? []
            : [`${text.textContent.slice(0, 40)}: ${Math.round(left)} px`];
        });
      }),
    FRAMED,
  );

test("no text begins between two columns", async ({ page }) => {
  await answerNotice(page);
  for (const path of designedPaths) {
    await open(page, path);
    for (const width of [1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect
        .soft(await betweenColumns(page), `${path} at ${width} px`)
        .toEqual([]);
    }
  }
});
