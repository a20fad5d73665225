import { afterEach, beforeEach, expect, vi } from "vitest";

// An unexpected message fails the test. One that expects a message clears it
// when it has looked: `vi.mocked(console.error).mockClear()`.
beforeEach(() => {
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
});
