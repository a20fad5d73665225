#!/usr/bin/env node
// Playwright starts this in Firefox's place (firefox.config.ts). It starts
// Firefox with the same arguments and passes on what the two tell each other,
// but for the one command that Firefox does not know yet.
import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { createInterface } from "node:readline";
import { WebSocket, WebSocketServer, type RawData } from "ws";
import { z } from "zod";

import { portOf } from "../port-of.ts";
import {
  SET_MEDIA_FEATURES,
  setColourScheme,
  type Send,
} from "./colour-scheme.ts";

/** The relay's own commands count from here; Playwright's from 1. */
const FIRST_OWN_ID = 1_000_000_000;

const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const envelope = z.looseObject({
  id: z.number().nullish(),
  method: z.string().optional(),
  result: z.unknown().optional(),
});

const read = (data: RawData) => {
  const text = Buffer.isBuffer(data) ? data.toString() : "";
  return { text, message: envelope.parse(JSON.parse(text)) };
};

const { FIREFOX_PATH = "firefox" } = process.env;
const firefox = spawn(
  FIREFOX_PATH,
  // The preferences are out of reach without it.
  ["--remote-allow-system-access", ...process.argv.slice(2)],
  { stdio: ["ignore", "inherit", "pipe"] },
);
firefox.once("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => firefox.kill(signal));
}

createInterface(firefox.stderr).on("line", (line) => {
  const [, address] = LISTENING.exec(line) ?? [];
  if (address) listen(address);
  else process.stderr.write(`${line}\n`);
});

function listen(firefoxAddress: string): void {
  const server = createServer().listen(0, "127.0.0.1", () => {
    const address = `ws://127.0.0.1:${portOf(server)}`;
    process.stderr.write(`WebDriver BiDi listening on ${address}\n`);
  });
  new WebSocketServer({ server }).on("connection", (playwright, { url }) => {
    const browser = new WebSocket(`${firefoxAddress}${url}`);
    browser.once("open", () => connect(playwright, browser));
    // Until then Playwright's words wait in the socket.
    playwright.pause();
  });
}

function connect(playwright: WebSocket, browser: WebSocket): void {
  const answers = new Map<number, (result: unknown) => void>();
  const send: Send = (method, params) =>
    new Promise((resolve) => {
      const id = FIRST_OWN_ID + answers.size;
      answers.set(id, resolve);
      browser.send(JSON.stringify({ id, method, params }));
    });

  const doInItsPlace = async (message: { id?: number | null | undefined }) => {
    await setColourScheme(message, send);
    const answer = { type: "success", id: message.id, result: {} };
    playwright.send(JSON.stringify(answer));
  };

  playwright.on("message", (data: RawData) => {
    const { text, message } = read(data);
    if (message.method === SET_MEDIA_FEATURES) void doInItsPlace(message);
    else browser.send(text);
  });
  browser.on("message", (data: RawData) => {
    const { text, message } = read(data);
    const answer = answers.get(message.id ?? 0);
    if (answer) answer(message.result);
    else playwright.send(text);
  });
  playwright.once("close", () => browser.close());
  browser.once("close", () => playwright.close());
  playwright.resume();
}
