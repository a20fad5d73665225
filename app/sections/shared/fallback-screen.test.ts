import { expect, test } from "vitest";

import { errorMessage } from "./fallback-screen";

test("a response with an error status becomes its status and text", () => {
  const response = {
    status: 404,
    statusText: "Not Found",
    internal: true,
    data: null,
  };
  expect(errorMessage(response)).toBe("404 Not Found");
});

test("an error becomes its message, and any other value its text", () => {
  expect(errorMessage(new Error("boom"))).toBe("boom");
  expect(errorMessage("a thrown text")).toBe("a thrown text");
});
