import { afterEach, expect, test, vi } from "vitest";

import cookieNotice from "content/cookie-notice.yaml";
import privacy from "content/privacy.md";

import {
  hasAnswer,
  lastChoice,
  mayCount,
  mayRun,
  onConsent,
  PURPOSES,
  storeAnswer,
  type Choice,
} from "./consent";

const version = NOTICE_VERSION;

function storageWith(entries: Record<string, string> = {}) {
  const stored = new Map(Object.entries(entries));
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal("localStorage", storage);
  return { stored, storage };
}

const whatMayRun = () => PURPOSES.filter(mayRun);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each<Choice>(["accepted", "rejected"])(
  "%s is stored with its time and the notice's version, beside the flag",
  (choice) => {
    vi.useFakeTimers({ now: Date.UTC(2026, 2, 29, 0, 59, 59, 7) });
    const { stored } = storageWith();
    expect(hasAnswer()).toBe(false);
    storeAnswer(choice);
    expect(Object.fromEntries(stored)).toEqual({
      cookiesAccepted: "true",
      cookieChoice: `{"choice":"${choice}","at":"2026-03-29T00:59:59.007Z","version":${version}}`,
    });
    expect(hasAnswer()).toBe(true);
  },
);

test("nothing may run before an answer, all that was asked for after a yes, nothing after a no", () => {
  storageWith();
  expect(whatMayRun()).toEqual([]);
  expect(lastChoice()).toBeUndefined();
  storeAnswer("accepted");
  expect(whatMayRun()).toEqual(["measurement", "advertising"]);
  expect(lastChoice()).toBe("accepted");
  storeAnswer("rejected");
  expect(whatMayRun()).toEqual([]);
  expect(lastChoice()).toBe("rejected");
});

test("the flag alone, as answers left it before there was a choice, allows nothing", () => {
  storageWith({ cookiesAccepted: "true" });
  expect(hasAnswer()).toBe(true);
  expect(whatMayRun()).toEqual([]);
});

test.each([
  ["an older version", { choice: "accepted", version: version - 1 }],
  ["a newer version", { choice: "accepted", version: version + 1 }],
  ["a version that is a text", { choice: "accepted", version: `${version}` }],
  ["no version", { choice: "accepted" }],
  ["no choice", { version }],
  ["another word", { choice: "Accepted", version }],
  ["a list", ["accepted", version]],
  ["a text", "accepted"],
  ["nothing", null],
])(
  "a choice with %s allows nothing, and is not returned as the answer",
  (_, choice) => {
    storageWith({ cookieChoice: JSON.stringify(choice) });
    expect(whatMayRun()).toEqual([]);
    expect(lastChoice()).toBeUndefined();
  },
);

test.each(["", "{", "accepted", "undefined"])(
  "a choice that cannot be read (%j) allows nothing",
  (cookieChoice) => {
    storageWith({ cookieChoice });
    expect(whatMayRun()).toEqual([]);
    expect(lastChoice()).toBeUndefined();
  },
);

function denied(): never {
  throw new DOMException("denied", "SecurityError");
}

test("storage that throws means no answer, allows nothing and breaks nothing", () => {
  vi.stubGlobal("localStorage", {
    getItem: denied,
    setItem: denied,
    removeItem: denied,
  });
  expect(hasAnswer()).toBe(false);
  expect(() => storeAnswer("accepted")).not.toThrow();
  expect(whatMayRun()).toEqual([]);
});

test("where storage is absent, it is the same", () => {
  vi.stubGlobal("localStorage", null);
  expect(hasAnswer()).toBe(false);
  expect(() => storeAnswer("accepted")).not.toThrow();
  expect(whatMayRun()).toEqual([]);
});

test("a rejection holds although storage has become full since the acceptance", () => {
  const { storage } = storageWith();
  storeAnswer("accepted");
  expect(whatMayRun()).not.toEqual([]);
  storage.setItem = denied;
  storeAnswer("rejected");
  expect(whatMayRun()).toEqual([]);
});

test("with notice and objection visits count until a no, to whichever version of the notice", () => {
  storageWith();
  expect(mayCount()).toBe(true);
  storeAnswer("accepted");
  expect(mayCount()).toBe(true);
  const old = { choice: "rejected", version: version - 1 };
  storageWith({ cookieChoice: JSON.stringify(old) });
  expect(mayCount()).toBe(false);
  vi.stubGlobal("localStorage", null);
  expect(mayCount()).toBe(false);
});

test("an objection ends the counting although storage is full", () => {
  const { storage } = storageWith();
  storage.setItem = denied;
  const events: string[] = [];
  const start = () => {
    events.push("started");
    return () => events.push("stopped");
  };
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("removeEventListener", vi.fn());
  const end = onConsent("measurement", start, mayCount);
  storeAnswer("rejected");
  expect(events).toEqual(["started", "stopped"]);
  end();
});

test("what needs consent runs from a yes to a no, here or in another tab, and no longer than it is wanted", () => {
  const { stored } = storageWith();
  const tab = new EventTarget();
  vi.stubGlobal("addEventListener", tab.addEventListener.bind(tab));
  vi.stubGlobal("removeEventListener", tab.removeEventListener.bind(tab));
  const events: string[] = [];
  const end = onConsent("measurement", () => {
    events.push("started");
    return () => events.push("stopped");
  });
  storeAnswer("rejected");
  expect(events).toEqual([]);
  storeAnswer("accepted");
  storeAnswer("accepted");
  expect(events).toEqual(["started"]);
  storeAnswer("rejected");
  expect(events).toEqual(["started", "stopped"]);
  storeAnswer("accepted");
  stored.delete("cookieChoice");
  tab.dispatchEvent(new Event("storage"));
  expect(events).toEqual(["started", "stopped", "started", "stopped"]);
  storeAnswer("accepted");
  end();
  expect(events.slice(4)).toEqual(["started", "stopped"]);
  storeAnswer("accepted");
  expect(events).toHaveLength(6);
});

test("while something is measured, an answer to another version of the notice is none", () => {
  const entries = { cookiesAccepted: "true" };
  storageWith(entries);
  expect(hasAnswer()).toBe(true);
  vi.stubGlobal("MEASURING", {});
  expect(hasAnswer()).toBe(false);
  storeAnswer("rejected");
  expect(hasAnswer()).toBe(true);
});

const wordsOf = (id: string) =>
  JSON.stringify(privacy.text.find((part) => part.id === id));

test("the privacy policy and the notice name the entries that are stored", () => {
  const { stored } = storageWith();
  storeAnswer("rejected");
  expect(stored.size).toBe(2);
  for (const key of stored.keys()) {
    expect(wordsOf("cookies")).toContain(`["${key}",`);
    expect(cookieNotice.details[0]).toMatch(new RegExp(`\\b${key}, which`));
  }
});
