import { afterEach, expect, test, vi } from "vitest";

import { fetchFonts } from "./late-fonts";

afterEach(() => vi.unstubAllGlobals());

test("a stylesheet that can't be read is passed over", async () => {
  const foreign = {
    get cssRules(): never {
      throw new DOMException("not allowed", "SecurityError");
    },
  };
  vi.stubGlobal("document", {
    styleSheets: [foreign],
    fonts: new Set(),
    querySelectorAll: () => [],
  });
  vi.stubGlobal("addEventListener", vi.fn());
  await expect(fetchFonts()).resolves.toBeUndefined();
});
