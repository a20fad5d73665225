// What the design promises in every window: the scale of docs/design.md, the columns, and
// targets that are large enough (WCAG 2.5.5).
import type { Page } from "@playwright/test";

/** The estimator is an instrument of its own; a figure's unit is a share of its digits. */
const APART =
  "svg, script, style, noscript, .visually-hidden, .estimator, .estimate-sheet, .numeral *, sup";

const tokens = (kind: string, names: string) =>
  names.split(" ").map((name) => `var(--${kind}-${name})`);

const SCALE = {
  "font-size": tokens(
    "type",
    "sell read heading title entry text small label caption logo",
  ),
  "line-height": tokens("line", "display title label text"),
  "letter-spacing": tokens("track", "display title text"),
};

/** Texts whose size, line height or letter spacing is none of the scale. */
export const offScale = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([apart, scale]) => {
      const looksOf = (element: Element) => {
        const style = getComputedStyle(element);
        const size = parseFloat(style.fontSize);
        return Object.keys(scale).map((property) => {
          // Stress is another face, which looks larger.
          if (property === "font-size")
            return size / (element.closest("strong") ? 0.93 : 1);
          return (parseFloat(style.getPropertyValue(property)) || 0) / size;
        });
      };
      const probe = document.createElement("p");
      document.body.append(probe);
      const allowed = Object.entries(scale).map(([property, values], at) =>
        values.map((value) => {
          probe.style.setProperty(property, value);
          return looksOf(probe)[at] ?? 0;
        }),
      );
      probe.remove();
      const faults: string[] = [];
      const texts = document.createTreeWalker(
        document.body,
        NodeFilter.SHOW_TEXT,
      );
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const { parentElement: element, textContent } = text;
        if (!textContent?.trim() || !element || element.closest(apart))
          continue;
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        // Only screen readers say it.
        if (getComputedStyle(element).fontSize === "0px") continue;
        for (const [at, look] of looksOf(element).entries()) {
          if (allowed[at]?.some((each) => Math.abs(each - look) < 0.001))
            continue;
          const what = `${Object.keys(scale)[at]} ${look}`;
          faults.push(`${what}: ${element.outerHTML.slice(0, 80)}`);
        }
      }
      return faults;
    },
    [APART, SCALE] as const,
  );

/**
 * Everything to press that is below 44 px. A link in a sentence may be; the footer's
 * links on a wide screen, which a mouse points at, have 24 px: WCAG 2.5.8.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page
    .locator("a[href], button, input, select, textarea, summary")
    .evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility())
        .filter((element) => !element.matches('[href="#main"]:not(:focus)'))
        // A month of a chart is as wide as its column: WCAG 2.5.8, "essential".
        .filter((element) => !element.matches(".readings button"))
        .filter(
          (element) =>
            getComputedStyle(element).display !== "inline" ||
            (!element.closest("p") &&
              element.parentElement?.textContent === element.textContent),
        )
        .flatMap((element) => {
          const { width, height } = element.getBoundingClientRect();
          const isWideFooter = innerWidth >= 960 && element.closest("footer");
          const least = isWideFooter ? 24 : 44;
          if (width >= least && height >= least) return [];
          return [`${width} × ${height}: ${element.outerHTML}`];
        }),
    );

/** Headings that are larger than the first one. */
export const largeHeadings = (page: Page): Promise<string[]> =>
  page.locator("main :is(h1, h2, h3, h4, h2 *)").evaluateAll((headings) => {
    const sized = headings.map((heading) => ({
      size: parseFloat(getComputedStyle(heading).fontSize),
      text: heading.textContent,
    }));
    return sized
      .filter(({ size }) => size > (sized[0]?.size ?? 0))
      .map(({ size, text }) => `${size} px: ${text}`);
  });

/** What is framed has its own inner edge, and a filter follows its label in a row. */
const FRAMED =
  "figure, details, form, a, dd, .mark, .sheet, .report-sheet, .answers, .estimator, .package > p, .filters";

/** The headings and paragraphs that begin on none of the twelve columns of their section. A
 *  large letter may hang 5 px out of its column. */
export const betweenColumns = (page: Page): Promise<string[]> =>
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
