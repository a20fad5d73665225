import { afterEach, beforeEach, expect, test, vi } from "vitest";

import {
  hasAnswer,
  lastChoice,
  mayCount,
  mayRun,
  onConsent,
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

const tab = new EventTarget();

beforeEach(() => {
  vi.stubGlobal("addEventListener", tab.addEventListener.bind(tab));
  vi.stubGlobal("removeEventListener", tab.removeEventListener.bind(tab));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function followed(isAllowed = mayRun) {
  const events: string[] = [];
  const end = onConsent(() => {
    events.push("started");
    return () => events.push("stopped");
  }, isAllowed);
  return { events, end };
}

test("nothing may run before an answer or after a no; after a yes it may", () => {
  storageWith();
  expect(mayRun()).toBe(false);
  expect(lastChoice()).toBeUndefined();
  storeAnswer("accepted");
  expect(mayRun()).toBe(true);
  storeAnswer("rejected");
  expect(mayRun()).toBe(false);
  expect(lastChoice()).toBe("rejected");
});

test.each([
  undefined,
  JSON.stringify({ choice: "accepted", version: version - 1 }),
  JSON.stringify({ choice: "accepted", version: `${version}` }),
  JSON.stringify({ choice: "accepted" }),
  JSON.stringify({ choice: "Accepted", version }),
  "null",
  "{",
  "",
])("the flag with the choice %j allows nothing", (cookieChoice) => {
  storageWith({
    cookiesAccepted: "true",
    ...(cookieChoice !== undefined && { cookieChoice }),
  });
  expect(hasAnswer()).toBe(true);
  expect(mayRun()).toBe(false);
  expect(lastChoice()).toBeUndefined();
});

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
    expect([mayRun(), mayCount()]).toEqual([false, false]);
  },
);

test("a rejection holds although storage has become full since the acceptance", () => {
  const { storage } = storageWith();
  storeAnswer("accepted");
  const { events, end } = followed();
  storage.setItem = denied;
  storeAnswer("rejected");
  expect(mayRun()).toBe(false);
  expect(events).toEqual(["started", "stopped"]);
  end();
});

test("with notice and objection visits count until a no, to whichever version of the notice", () => {
  const { storage } = storageWith();
  storeAnswer("accepted");
  expect(mayCount()).toBe(true);
  const old = { choice: "rejected", version: version - 1 };
  storageWith({ cookieChoice: JSON.stringify(old) });
  expect(mayCount()).toBe(false);
  vi.stubGlobal("localStorage", storage);
  storage.removeItem("cookieChoice");
  storage.setItem = denied;
  const { events, end } = followed(mayCount);
  storeAnswer("rejected");
  expect(events).toEqual(["started", "stopped"]);
  end();
});

test("what needs consent runs from a yes to a no, here or in another tab, and no longer than it is wanted", () => {
  const { stored } = storageWith();
  const { events, end } = followed();
  storeAnswer("rejected");
  expect(events).toEqual([]);
  storeAnswer("accepted");
  storeAnswer("accepted");
  storeAnswer("rejected");
  expect(events).toEqual(["started", "stopped"]);
  storeAnswer("accepted");
  stored.delete("cookieChoice");
  tab.dispatchEvent(new Event("storage"));
  expect(events.slice(2)).toEqual(["started", "stopped"]);
  storeAnswer("accepted");
  end();
  storeAnswer("accepted");
  expect(events.slice(4)).toEqual(["started", "stopped"]);
});

test("while something is measured, an answer to another version of the notice is none", () => {
  storageWith({ cookiesAccepted: "true" });
  vi.stubGlobal("MEASURING", {});
  expect(hasAnswer()).toBe(false);
  storeAnswer("rejected");
  expect(hasAnswer()).toBe(true);
});
