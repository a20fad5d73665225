// A receiver's fault delays the message that it concerns, and no other.
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { freePort, portOf } from "../../address-fixture.ts";
import { databases } from "../desk-fixture.ts";
import { openOutbox, startReceiver } from "./outbox-fixture.ts";

/** How long a receiver may take for a message in these tests, in ms. */
const PATIENCE = 1500;
/** "Within a minute", and less, because nothing has to wait for a fault. */
const SOON = { timeout: 30_000 };

/** What a mail server does to the messages for one receiver, and when. */
type MailFault = (socket: Socket, stage: "RCPT" | "DATA" | "body") => boolean;

const answerAt =
  (at: string, answer: string): MailFault =>
  (socket, stage) => {
    if (stage !== at) return false;
    socket.write(`${answer}\r\n`);
    return true;
  };

const mailFaults: Readonly<Record<string, MailFault>> = {
  "450 to the receiver": answerAt("RCPT", "450 Try again"),
  "550 to the receiver": answerAt("RCPT", "550 Unknown"),
  "451 to the message": answerAt("body", "451 Try again"),
  "a hang": (_socket, stage) => stage === "body",
  "a drip": (socket, stage) => {
    if (stage !== "body") return false;
    const timer = setInterval(() => socket.write("2"), 100);
    socket.on("close", () => clearInterval(timer));
    return true;
  },
  "a lost connection": (socket, stage) => {
    if (stage === "DATA") socket.destroy();
    return stage === "DATA";
  },
};

/** A mail server that does something to the messages for one@example.com. */
async function startFaultyServer(fault: MailFault) {
  const delivered: string[] = [];
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.write("220 ready\r\n");
    let receiver = "";
    let isBody = false;
    const has = (stage: "RCPT" | "DATA" | "body") =>
      receiver === "one@example.com" && fault(socket, stage);
    createInterface({ input: socket }).on("line", (line) => {
      if (isBody && line !== ".") return;
      const [, to] = /^RCPT TO:<(.*?)>/.exec(line) ?? [];
      if (to !== undefined) {
        receiver = to;
        if (!has("RCPT")) socket.write("250 OK\r\n");
      } else if (line === "DATA") {
        if (has("DATA")) return;
        isBody = true;
        socket.write("354 Go on\r\n");
      } else if (line === ".") {
        isBody = false;
        if (has("body")) return;
        delivered.push(receiver);
        socket.write("250 OK\r\n");
      } else socket.write("250 OK\r\n");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    delivered,
    url: `smtp://127.0.0.1:${portOf(server)}`,
    stop: () => server.close(),
  };
}

const webhookFaults: Readonly<
  Record<string, (response: ServerResponse) => void>
> = {
  "500": (response) => response.writeHead(500).end(),
  "a hang": () => {},
  "a drip": (response) => {
    const timer = setInterval(() => response.socket?.write("H"), 100);
    response.once("close", () => clearInterval(timer));
  },
  "a lost connection": (response) => response.socket?.destroy(),
};

describe.each(databases)("with %s", (_name, createDatabase) => {
  let outbox: Awaited<ReturnType<typeof openOutbox>>;
  beforeEach(async () => {
    outbox = await openOutbox(createDatabase);
  });
  afterEach(() => outbox.close());

  const useWebhook = (url: string) => {
    const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
    outbox.settings.webhook = { url, secret, allowsPrivate: true };
  };

  it.each(Object.entries(mailFaults))(
    "a mail server's %s delays one message",
    async (_fault, fault) => {
      const server = await startFaultyServer(fault);
      outbox.settings.mail = {
        smtp: server.url,
        from: "web@leadline.example",
        to: "desk@leadline.example",
      };
      outbox.settings.acknowledges = true;
      await outbox.store({ email: "one@example.com" });
      await outbox.store({ email: "two@example.com", message: "Another" });
      outbox.start(outbox.db, PATIENCE);
      await expect
        .poll(() => server.delivered.toSorted(), SOON)
        .toEqual([
          "desk@leadline.example",
          "desk@leadline.example",
          "two@example.com",
        ]);
      await expect
        .poll(async () => (await outbox.messages())[1]?.tries, SOON)
        .toBe(1);
      server.stop();
    },
  );

  it.each(Object.entries(webhookFaults))(
    "a webhook's %s delays one message",
    async (_fault, fault) => {
      const received: string[] = [];
      const receiver = await startReceiver((response, _request, body) => {
        if (body.includes("One")) return fault(response);
        received.push(body);
        response.writeHead(204).end();
      });
      outbox.settings.mail = undefined;
      useWebhook(receiver.url);
      await outbox.store({ name: "One" });
      await outbox.store({ name: "Two" });
      outbox.start(outbox.db, PATIENCE);
      await expect.poll(() => received.length, SOON).toBe(1);
      await expect
        .poll(async () => (await outbox.messages())[0]?.tries, SOON)
        .toBe(1);
      receiver.stop();
    },
  );

  it.each([
    ["20", 20_000],
    ["100000", 3_600_000],
  ])(
    "a webhook that asks for %s s is obeyed, up to an hour",
    async (asked, least) => {
      const receiver = await startReceiver((response) =>
        response.writeHead(429, { "retry-after": asked }).end(),
      );
      outbox.settings.mail = undefined;
      useWebhook(receiver.url);
      await outbox.store();
      const before = Date.now();
      outbox.start();
      await expect
        .poll(async () => (await outbox.messages())[0]?.tries)
        .toBe(1);
      const [message] = await outbox.messages();
      const delay = Date.parse(message?.next_at ?? "") - before;
      expect(delay).toBeGreaterThanOrEqual(least);
      expect(delay).toBeLessThan(least + 30_000);
      receiver.stop();
    },
  );

  it("a webhook that refuses connections delays no mail", async () => {
    useWebhook(`http://127.0.0.1:${await freePort()}/hook`);
    await outbox.store();
    outbox.start();
    await expect.poll(() => outbox.emails.length, SOON).toBe(1);
    await expect
      .poll(async () => (await outbox.messages())[1]?.fault, SOON)
      .toBe("webhook: ECONNREFUSED");
    expect((await outbox.messages())[1]?.tries).toBe(0);
  });

  it("a mail server that is away delays mail only, and mail goes on with the same messages when it is back", async () => {
    const receiver = await startReceiver((response) =>
      response.writeHead(204).end(),
    );
    useWebhook(receiver.url);
    const { smtp } = outbox.settings.mail ?? { smtp: "" };
    await outbox.stopMailServer();
    for (const name of ["One", "Two", "Three"]) await outbox.store({ name });
    outbox.start();
    const states = async (channel: string) =>
      (await outbox.messages())
        .filter((message) => message.channel === channel)
        .map(({ state, tries }) => `${state} ${tries}`);
    await expect
      .poll(() => states("webhook"), SOON)
      .toEqual(["sent 1", "sent 1", "sent 1"]);
    await expect
      .poll(async () => (await outbox.messages())[0]?.fault, SOON)
      .toMatch(/^mail server: ESOCKET|ECONNECTION/);
    // Nothing was wrong with the messages.
    expect(await states("mail")).toEqual([
      "waiting 0",
      "waiting 0",
      "waiting 0",
    ]);
    await outbox.startMailServer(smtp);
    await expect
      .poll(() => states("mail"), SOON)
      .toEqual(["sent 1", "sent 1", "sent 1"]);
    receiver.stop();
  });
});
