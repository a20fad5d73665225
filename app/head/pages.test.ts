import { expect, test } from "vitest";

import { isPage, pages } from "./pages";

test("the unknown and the names of every object are no pages", () => {
  expect(isPage("/")).toBe(true);
  expect(isPage("/404")).toBe(false);
  expect(isPage("toString")).toBe(false);
});

test.each(["title", "description"] as const)(
  "no two pages have the same %s",
  (part) => {
    const values = Array.from(pages.values(), ({ head }) => head[part]);
    expect(values).toEqual([...new Set(values)]);
  },
);
