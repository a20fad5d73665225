import { afterEach, beforeEach, expect, test, vi } from "vitest";

import {
  answerOf,
  hasAnswer,
  lastChoice,
  agreed,
  may,
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
  vi.stubGlobal("ASKED", ["counting", "advertising"]);
  vi.stubGlobal("COUNTS_UNTIL_NO", false);
  vi.stubGlobal("addEventListener", tab.addEventListener.bind(tab));
  vi.stubGlobal("removeEventListener", tab.removeEventListener.bind(tab));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function followed(purpose: "counting" | "advertising" = "counting") {
  const events: string[] = [];
  const end = onConsent(() => {
    events.push("started");
    return () => events.push("stopped");
  }, purpose);
  return { events, end };
}

test("nothing may run before an answer or after a no; after a yes it may", () => {
  storageWith();
  expect(may("counting")).toBe(false);
  expect(lastChoice()).toBeUndefined();
  storeAnswer("accepted");
  expect(may("counting")).toBe(true);
  storeAnswer("rejected");
  expect(may("counting")).toBe(false);
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
  expect(hasAnswer()).toBe(false);
  vi.stubGlobal("ASKED", []);
  expect(hasAnswer()).toBe(true);
  expect(may("counting")).toBe(false);
  expect(lastChoice()).toBeUndefined();
});

test("each purpose has its own yes, and what is not asked for has none", () => {
  storageWith();
  const counting = followed("counting");
  const advertising = followed("advertising");
  storeAnswer("counting");
  expect([may("counting"), may("advertising")]).toEqual([true, false]);
  storeAnswer("accepted");
  storeAnswer("advertising");
  expect(counting.events).toEqual(["started", "stopped"]);
  expect(advertising.events).toEqual(["started"]);
  vi.stubGlobal("ASKED", ["counting"]);
  storeAnswer("accepted");
  expect([agreed("counting"), agreed("advertising")]).toEqual([true, false]);
  counting.end();
  advertising.end();
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
    expect([may("counting"), may("advertising")]).toEqual([false, false]);
  },
);

test("a rejection holds although storage has become full since the acceptance", () => {
  const { storage } = storageWith();
  storeAnswer("accepted");
  const { events, end } = followed();
  storage.setItem = denied;
  storeAnswer("rejected");
  expect(may("counting")).toBe(false);
  expect(events).toEqual(["started", "stopped"]);
  end();
});

test("with notice and objection visits count until a no, to whichever version of the notice", () => {
  vi.stubGlobal("ASKED", []);
  vi.stubGlobal("COUNTS_UNTIL_NO", true);
  const { storage } = storageWith();
  expect([hasAnswer(), may("counting"), agreed("counting")]).toEqual([
    true,
    true,
    false,
  ]);
  storeAnswer("accepted");
  expect(may("counting")).toBe(true);
  storeAnswer("advertising");
  expect(may("counting")).toBe(false);
  const old = { choice: "rejected", version: version - 1 };
  storageWith({ cookieChoice: JSON.stringify(old) });
  expect(may("counting")).toBe(false);
  vi.stubGlobal("localStorage", storage);
  storage.removeItem("cookieChoice");
  storage.setItem = denied;
  const { events, end } = followed();
  storeAnswer("rejected");
  expect(events).toEqual(["started", "stopped"]);
  end();
});

test.each([
  ["accepted", "accepted", "accepted"],
  ["rejected", "counting", "rejected"],
] as const)(
  "where advertising is asked for beside an objection, %s is %s at first, and %s in the notice that objects",
  (pressed, first, again) => {
    vi.stubGlobal("ASKED", ["advertising"]);
    vi.stubGlobal("COUNTS_UNTIL_NO", true);
    storageWith();
    expect(answerOf(pressed, false)).toBe(first);
    expect(answerOf(pressed, true)).toBe(again);
    // Whoever has objected is not counted again.
    storeAnswer("rejected");
    const kept = pressed === "accepted" ? "advertising" : "rejected";
    for (const isAgain of [false, true])
      expect(answerOf(pressed, isAgain)).toBe(kept);
  },
);

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
  expect(hasAnswer()).toBe(false);
  storeAnswer("rejected");
  expect(hasAnswer()).toBe(true);
});
