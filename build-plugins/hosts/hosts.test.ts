import { expect, it } from "vitest";

import { cloudflareProblem, headersFile } from "./hosting-services";
import { hostRules } from "./rules";
import { caddyfile, nginxMaps } from "./web-servers";

const common = { "x-frame-options": "DENY", "x-own": "some" };
const files = [
  ["404.html", "/404", []],
  ["index.html", "/", ["/index.html"]],
  [
    "services/index.html",
    "/services",
    [
      "/services/",
      "/services/index.html",
      "/services.html",
      "/old/services.html",
    ],
  ],
  ["social/a.png", "/social/a.png", []],
  ["social/b.png", "/social/b.png", []],
  ["robots.txt", "/robots.txt", []],
  ["articles/index.html", "/articles", ["/articles/"]],
  ["articles/one/index.html", "/articles/one", ["/articles/one/", "/old/one"]],
  ["articles/feed.xml", "/articles/feed.xml", []],
] as const;
const rules = hostRules(
  files.map(([path, address, aliases]) => ({
    root: "client",
    path,
    address,
    aliases,
    folder: path.startsWith("articles") ? "/articles" : undefined,
    headers: path.startsWith("social")
      ? { "x-own": "other" }
      : { "x-page": "" },
  })),
  common,
  "https://www.example.com",
);

it("a header that some files override is in no rule for all addresses", () => {
  expect(headersFile(rules).split("\n").slice(1)).toEqual([
    "/*",
    "  x-frame-options: DENY",
    "/",
    "  x-own: some",
    "  x-page: ",
    "/services",
    "  x-own: some",
    "  x-page: ",
    "/social/*",
    "  x-own: other",
    "/robots.txt",
    "  x-own: some",
    "  x-page: ",
    // One rule for all pages of the folder, however many there are
    "/articles",
    "  x-own: some",
    "  x-page: ",
    "/articles/*",
    "  x-own: some",
    "  x-page: ",
    "",
  ]);
});

it("one rule of nginx and of Caddy leads from all other spellings in a folder", () => {
  for (const text of [nginxMaps(rules), caddyfile(rules)]) {
    const [, pattern = ""] = /[~](\^\(\(\?:.articles\)\S*?\$)/.exec(text) ?? [];
    const pageOf = (alias: string) => new RegExp(pattern).exec(alias)?.[1];
    expect(pageOf("/articles/")).toBe("/articles");
    expect(pageOf("/articles/topics/fees/index.html")).toBe(
      "/articles/topics/fees",
    );
    expect(pageOf("/articles/one.html")).toBe("/articles/one");
    expect(pageOf("/articles/one")).toBeUndefined();
    expect(pageOf("/articles/feed.xml")).toBeUndefined();
    expect(text).not.toContain("articles/one/");
  }
});

const rule = (text: string) => `/${text}\n  x-own: some\n`;

it("reports more rules than Cloudflare Pages reads", () => {
  expect(cloudflareProblem(rule("a").repeat(100))).toBeUndefined();
  expect(cloudflareProblem(rule("a").repeat(101))).toMatch("has 101:");
  expect(cloudflareProblem(rule("a".repeat(2000)))).toMatch("has 2001.");
});
