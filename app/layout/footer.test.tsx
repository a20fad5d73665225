import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { useCurrentYear } from "./footer";

function Year() {
  return useCurrentYear();
}

beforeEach(() => {
  vi.stubGlobal("BUILD_YEAR", 2026);
  vi.useFakeTimers({ now: new Date("2031-05-01") });
});
afterEach(() => vi.useRealTimers());

test("the prerendered year is that of the build, whatever the clock says", () => {
  expect(renderToString(<Year />)).toBe("2026");
});
