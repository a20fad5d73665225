import { expect, test, vi } from "vitest";

import { storeAnswer } from "~/features/cookie-notice/consent";

import cookieNotice from "content/cookie-notice.yaml";
import privacy from "content/privacy.md";

const wordsOf = (id: string) =>
  JSON.stringify(privacy.text.find((part) => part.id === id));

test("the privacy policy and the notice name the entries that the notice stores", () => {
  const setItem = vi.fn<Storage["setItem"]>();
  vi.stubGlobal("localStorage", {
    setItem,
    removeItem: vi.fn<Storage["removeItem"]>(),
  });
  storeAnswer("rejected");
  const keys = setItem.mock.calls.map(([key]) => key);
  expect(keys).toHaveLength(2);
  for (const key of keys) {
    expect(wordsOf("cookies")).toContain(`["${key}",`);
    expect(cookieNotice.details[0]).toMatch(new RegExp(`\\b${key}, which`));
  }
});
