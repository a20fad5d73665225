import { describe, expect, it } from "vitest";
import {
  addressOf,
  aliasesOf,
  normalizePath,
  splitAddress,
} from "./addresses.ts";

describe("addressOf", () => {
  it.each([
    ["index.html", "/"],
    ["services/index.html", "/services"],
    ["guides/ads/index.html", "/guides/ads"],
    ["404.html", "/404"],
    ["reindex.html", "/reindex"],
    ["assets/app-1a2b.js", "/assets/app-1a2b.js"],
    ["plates/a plate.svg", "/plates/a%20plate.svg"],
  ])("gives %s the address %s", (path, address) => {
    expect(addressOf(path)).toBe(address);
  });
});

describe("aliasesOf", () => {
  it("knows the other spellings of a page", () => {
    expect(aliasesOf("/")).toEqual(["/index.html"]);
    expect(aliasesOf("/services")).toEqual([
      "/services/",
      "/services/index.html",
      "/services.html",
    ]);
  });
});

describe("splitAddress", () => {
  it.each([
    ["/a", "/a", ""],
    ["/a?", "/a", "?"],
    ["/a?b=c?d", "/a", "?b=c?d"],
    ["/http://other/a", "/http://other/a", ""],
    ["http://example.com/a?b", "/a", "?b"],
    ["https://example.com:8443/", "/", ""],
    ["http://example.com", "/", ""],
    ["http://example.com?b", "/", "?b"],
  ])("splits %s", (url, path, query) => {
    expect(splitAddress(url)).toEqual({ path, query });
  });
});

describe("normalizePath", () => {
  it.each([
    ["/thank%2Dyou", "/thank-you"],
    ["/%73ervices", "/services"],
    ["/a%20b", "/a%20b"],
    ["/caf\u00e9", "/caf%C3%A9"],
  ])("spells %s as %s", (path, usual) => {
    expect(normalizePath(path)).toBe(usual);
  });

  it.each(["/%zz", "/%", "/%c0%af", "/a%2fb", "/a%3fb", "/a%23b", "/a%25b"])(
    "knows none for %s",
    (path) => {
      expect(normalizePath(path)).toBeUndefined();
    },
  );
});
