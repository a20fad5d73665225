import { expect, test } from "vitest";

import { pagePaths } from "~/content/schema/addresses";

import { isPage, pages, paths } from "./pages";

test("every page of routes.ts has an entry, in the same order", () => {
  expect(paths).toEqual([...pagePaths]);
  expect(isPage("/404")).toBe(false);
  expect(isPage("toString")).toBe(false);
});

test.each(["title", "description"] as const)(
  "no two pages have the same %s",
  (part) => {
    const values = Object.values(pages).map(({ head }) => head[part]);
    expect(values).toEqual([...new Set(values)]);
  },
);
