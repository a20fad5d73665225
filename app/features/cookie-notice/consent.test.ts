import { afterEach, expect, test, vi } from "vitest";

import {
  hasAnswer,
  lastChoice,
  mayCount,
  mayRun,
  onConsent,
  PURPOSES,
  storeAnswer,
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
  JSON.stringify({ choice: "accepted", version: version - 1 }),
  JSON.stringify({ choice: "accepted", version: version + 1 }),
  JSON.stringify({ choice: "accepted", version: `${version}` }),
  JSON.stringify({ choice: "accepted" }),
  JSON.stringify({ choice: "Accepted", version }),
  "null",
  "{",
  "",
])(
  "the choice %j allows nothing, and is not returned as the answer",
  (cookieChoice) => {
    storageWith({ cookieChoice });
    expect(whatMayRun()).toEqual([]);
    expect(lastChoice()).toBeUndefined();
  },
);

function denied(): never {
  throw new DOMException("denied", "SecurityError");
}

test.each([
  ["throws", { getItem: denied, setItem: denied, removeItem: denied }],
  ["is absent", null],
])(
  "storage that %s means no answer, allows nothing and breaks nothing",
  (_, storage) => {
    vi.stubGlobal("localStorage", storage);
    expect(hasAnswer()).toBe(false);
    expect(() => storeAnswer("accepted")).not.toThrow();
    expect(whatMayRun()).toEqual([]);
  },
);

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
