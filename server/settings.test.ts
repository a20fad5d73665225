import { expect, it } from "vitest";
import { parseSettings, StartError } from "./settings.ts";

const defaults = {
  port: 3000,
  host: "",
  siteUrl: "http://localhost:3000",
  logLevel: "info",
};

it("has a default for every setting, and an empty string counts as unset", () => {
  expect(parseSettings({})).toEqual(defaults);
  const empty = { PORT: "", HOST: "", SITE_URL: "", LOG_LEVEL: "" };
  expect(parseSettings(empty)).toEqual(defaults);
});

it("uses the port in the default site address", () => {
  const { siteUrl } = parseSettings({ PORT: "4000" });
  expect(siteUrl).toBe("http://localhost:4000");
});

it.each([
  ["PORT", "0", { port: 0 }],
  ["PORT", "65535", { port: 65_535 }],
  ["HOST", "localhost", { host: "localhost" }],
  ["HOST", "web-1.example.com", { host: "web-1.example.com" }],
  ["HOST", "0.0.0.0", { host: "0.0.0.0" }],
  ["HOST", "::1", { host: "::1" }],
  ["LOG_LEVEL", "silent", { logLevel: "silent" }],
  ["SITE_URL", "https://leadline.test/", { siteUrl: "https://leadline.test" }],
  ["SITE_URL", "http://[::1]:3000", { siteUrl: "http://[::1]:3000" }],
])("accepts %s=%s", (name, text, expected) => {
  expect(parseSettings({ [name]: text })).toMatchObject(expected);
});

it.each([
  ["PORT", "65536"],
  ["PORT", "-1"],
  ["PORT", "1e3"],
  ["PORT", " 80"],
  ["HOST", "a b"],
  ["HOST", "http://localhost"],
  ["LOG_LEVEL", "verbose"],
  ["SITE_URL", "leadline.test"],
  ["SITE_URL", "ftp://leadline.test"],
  ["SITE_URL", "javascript:alert(1)"],
  ["SITE_URL", "https://leadline.test/shop"],
  ["SITE_URL", "https://leadline.test?a=1"],
  ["SITE_URL", "https://user:secret@leadline.test"],
])("refuses %s=%s", (name, text) => {
  expect(() => parseSettings({ [name]: text })).toThrow(StartError);
});

it("names every wrong setting, what it got and what it takes", () => {
  const wrong = {
    PORT: "x",
    HOST: "a b",
    SITE_URL: "ftp://leadline.test",
    LOG_LEVEL: "loud",
  };
  expect(() => parseSettings(wrong)).toThrow(
    [
      "Wrong settings:",
      '  PORT is "x"; it takes a whole number from 0 to 65535.',
      '  HOST is "a b"; it takes an IP address or a host name of this machine.',
      '  SITE_URL is "ftp://leadline.test"; it takes an http or https address without a path, like https://example.com.',
      '  LOG_LEVEL is "loud"; it takes one of fatal, error, warn, info, debug, trace, silent.',
    ].join("\n"),
  );
});
