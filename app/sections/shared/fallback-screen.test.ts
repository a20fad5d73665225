import { expect, test } from "vitest";

import { errorMessage } from "./fallback-screen";

test("a status is told with its name", () => {
  const response = {
    status: 404,
    statusText: "Not Found",
    internal: true,
    data: null,
  };
  expect(errorMessage(response)).toBe("404 Not Found");
});

test("an error is told in its own words, and anything else as it is", () => {
  expect(errorMessage(new Error("boom"))).toBe("boom");
  expect(errorMessage("a thrown text")).toBe("a thrown text");
});
