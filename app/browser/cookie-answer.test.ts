import { afterEach, expect, test, vi } from "vitest";

import { hasCookieAnswer, storeCookieAnswer } from "./cookie-answer";

function storageWith(entries: Map<string, string>) {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
  });
  return entries;
}

afterEach(() => vi.unstubAllGlobals());

test("an answer is stored as cookiesAccepted = true, and found again", () => {
  const entries = storageWith(new Map());
  expect(hasCookieAnswer()).toBe(false);
  storeCookieAnswer();
  expect([...entries]).toEqual([["cookiesAccepted", "true"]]);
  expect(hasCookieAnswer()).toBe(true);
});

function denied() {
  throw new DOMException("denied", "SecurityError");
}

test("storage that throws means no answer, and breaks nothing", () => {
  vi.stubGlobal("localStorage", { getItem: denied, setItem: denied });
  expect(hasCookieAnswer()).toBe(false);
  expect(storeCookieAnswer).not.toThrow();
});
