import { expect, test, vi } from "vitest";

import type { Meter, Visit } from "./meter";

const ORIGIN = "https://leadline.example";

const storage = (stored: Map<string, string>) => ({
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
});

const pathOf = ({ location }: Visit) => new URL(location).pathname;

/** A tab of a browser that answers the notice, and opens pages whose visits are counted. */
function openTab() {
  const local = storage(new Map());
  const session = new Map<string, string>();
  const counted: string[] = [];
  vi.stubGlobal("ASKED", ["counting"]);
  vi.stubGlobal("COUNTS_UNTIL_NO", false);
  vi.stubGlobal("MEASURING", {});
  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("sessionStorage", storage(session));
  const began: string[] = [];
  const start = (landing: Visit): Meter => {
    began.push(pathOf(landing));
    return {
      pageView: (visit) => counted.push(pathOf(visit)),
      formSent: () => undefined,
      stop: () => undefined,
    };
  };
  return {
    session,
    counted: () => counted.splice(0),
    began,
    refuseElsewhere: () => local.removeItem("cookieChoice"),
    async open(address: string, referrer = "") {
      vi.resetModules();
      const otherServices = [["counting", start]];
      vi.doMock("./other-services", () => ({ otherServices }));
      const page = new EventTarget();
      const view = () => {
        vi.stubGlobal("location", new URL(address, ORIGIN));
        vi.stubGlobal("document", { referrer });
      };
      view();
      vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
      const consent = await import("../cookie-notice/consent");
      const arrival = await import("../forms/arrival.client");
      const { startMeasuring } = await import("./measuring.client");
      arrival.startArrival();
      startMeasuring();
      await vi.dynamicImportSettled();
      return {
        arrival: arrival.readArrival,
        async answer(choice: "accepted" | "rejected") {
          consent.storeAnswer(choice);
          await vi.dynamicImportSettled();
        },
        async back() {
          view();
          const shown = new Event("pageshow");
          page.dispatchEvent(Object.assign(shown, { persisted: true }));
          await vi.dynamicImportSettled();
        },
      };
    },
  };
}

const AD = "/google-ads?utm_campaign=spring";

test("where the visit began is kept from page to page, with the site that led there", async () => {
  const tab = openTab();
  const landing = await tab.open(AD, "https://www.google.com:8443/search");
  await landing.answer("accepted");
  const began = { arrival: AD, referrer: "www.google.com" };
  for (const before of [AD, "/services", "/about"]) {
    const page = await tab.open("/contact", ORIGIN + before);
    expect(page.arrival()).toEqual(began);
  }
  // Another advertisement, whose page was left before its script ran
  const second = `${ORIGIN}/?utm_campaign=autumn`;
  const page = await tab.open("/contact", second);
  expect(page.arrival().arrival).toBe("/?utm_campaign=autumn");
});

test("a no in another tab holds for what a tab kept while it showed another site", async () => {
  const tab = openTab();
  const landing = await tab.open(AD);
  await landing.answer("accepted");
  tab.refuseElsewhere();
  const page = await tab.open("/contact");
  expect(page.arrival()).toEqual({ arrival: "/contact", referrer: "" });
  expect(tab.session.size).toBe(0);
});

test("a page from the browser's cache counts itself, and nothing after a no on another page", async () => {
  const tab = openTab();
  const first = await tab.open("/");
  const second = await tab.open("/services", `${ORIGIN}/`);
  await second.answer("accepted");
  expect(tab.counted()).toEqual(["/services"]);
  await first.back();
  expect(tab.counted()).toEqual(["/"]);
  await second.answer("rejected");
  await first.back();
  expect(tab.counted()).toEqual([]);
});

test("services hear once more where the visit began, if the first page was left before their scripts came", async () => {
  const tab = openTab();
  const landing = await tab.open(AD);
  await landing.answer("accepted");
  await tab.open("/services", ORIGIN + AD);
  await tab.open("/about", `${ORIGIN}/services`);
  expect(tab.began).toEqual(["/google-ads", "/google-ads", "/about"]);
  expect(tab.counted()).toEqual(["/google-ads", "/services", "/about"]);
});

test("the page before the answer is counted once, however often the answer changes", async () => {
  const tab = openTab();
  const page = await tab.open("/services", ORIGIN + AD);
  await page.answer("accepted");
  expect(tab.counted()).toEqual(["/google-ads", "/services"]);
  await page.answer("rejected");
  await page.answer("accepted");
  expect(tab.counted()).toEqual(["/services"]);
});
