import { describe, expect, it } from "vitest";
import { parseSettings, SettingsError } from "./settings.ts";

function messageOf(env: Record<string, string>): string {
  try {
    parseSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
  }
  return "";
}

describe("parseSettings", () => {
  const defaults = {
    port: 3000,
    host: "",
    siteUrl: "http://localhost:3000",
    logLevel: "info",
  };

  it("has a default for everything", () => {
    expect(parseSettings({})).toEqual(defaults);
  });

  it("counts an empty text as unset", () => {
    const empty = { PORT: "", HOST: "", SITE_URL: "", LOG_LEVEL: "" };
    expect(parseSettings(empty)).toEqual(defaults);
  });

  it("reads each setting", () => {
    expect(
      parseSettings({
        PORT: "8080",
        HOST: "::1",
        SITE_URL: "https://leadline.example",
        LOG_LEVEL: "silent",
      }),
    ).toEqual({
      port: 8080,
      host: "::1",
      siteUrl: "https://leadline.example",
      logLevel: "silent",
    });
  });

  it("puts the port into the default site address", () => {
    expect(parseSettings({ PORT: "4000" }).siteUrl).toBe(
      "http://localhost:4000",
    );
  });

  it.each(["0", "80", "65535"])("takes port %s", (PORT) => {
    expect(parseSettings({ PORT }).port).toBe(Number(PORT));
  });

  it.each(["65536", "-1", "3.5", "1e3", "0x50", " 80", "http", "999999"])(
    "refuses port %j",
    (PORT) => {
      expect(messageOf({ PORT })).toContain(
        `PORT is ${JSON.stringify(PORT)}; it takes a whole number from 0 to 65535.`,
      );
    },
  );

  it.each(["localhost", "0.0.0.0", "192.168.1.5", "web-1.example.com"])(
    "takes host %s",
    (HOST) => {
      expect(parseSettings({ HOST }).host).toBe(HOST);
    },
  );

  it.each(["a b", "http://localhost", "[::1]", "1.2.3.999", "host/path"])(
    "refuses host %j",
    (HOST) => {
      expect(messageOf({ HOST })).toContain(`HOST is ${JSON.stringify(HOST)}`);
    },
  );

  it.each(["verbose", "INFO", "constructor"])(
    "refuses log level %j",
    (LOG_LEVEL) => {
      expect(messageOf({ LOG_LEVEL })).toContain("it takes one of fatal, ");
    },
  );

  it("names every wrong setting at once", () => {
    const message = messageOf({
      PORT: "x",
      HOST: "a b",
      SITE_URL: "ftp://example.com",
      LOG_LEVEL: "loud",
    });
    expect(message.split("\n")).toEqual([
      "Wrong settings:",
      expect.stringContaining('PORT is "x"; it takes '),
      expect.stringContaining('HOST is "a b"; it takes '),
      expect.stringContaining('SITE_URL is "ftp://example.com"; it takes '),
      expect.stringContaining('LOG_LEVEL is "loud"; it takes '),
    ]);
  });
});

describe("SITE_URL", () => {
  it.each([
    ["https://leadline.example", "https://leadline.example"],
    ["https://leadline.example/", "https://leadline.example"],
    ["HTTP://LEADLINE.example:8080", "http://leadline.example:8080"],
    ["https://leadline.example:443", "https://leadline.example"],
    ["http://[::1]:3000", "http://[::1]:3000"],
    ["", "http://localhost:3000"],
    [undefined, "http://localhost:3000"],
  ])("reads %j as %s", (text, origin) => {
    expect(parseSettings({ SITE_URL: text }).siteUrl).toBe(origin);
  });

  it.each([
    "leadline.example",
    "//leadline.example",
    "https://",
    "https:leadline.example",
    "https://leadline.example/shop",
    "https://leadline.example/..",
    "https://leadline.example?a=1",
    "https://leadline.example#a",
    "https://user:secret@leadline.example",
    "https://leadline.example:99999",
    "https://lead line.example",
    "javascript:alert(1)",
  ])("refuses %j", (text) => {
    expect(() => parseSettings({ SITE_URL: text })).toThrow(SettingsError);
  });
});
