import type { Page } from "@playwright/test";

import { test } from "../fixtures.ts";

/** What the specification says, and how a page shows that it holds. */
export type Statement = readonly [
  text: string,
  check: (page: Page) => Promise<void>,
];

/** One test for each statement; all of them read the same page. */
export function statements(path: string, rows: readonly Statement[]): void {
  for (const [text, check] of rows) {
    test(text, async ({ read }) => {
      await check(await read(path));
    });
  }
}
