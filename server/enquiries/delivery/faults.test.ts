// A receiver's fault delays the message that it concerns, and no other.
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { describe, expect, it, onTestFinished } from "vitest";
import { freePort, portOf } from "../../address-fixture.ts";
import { databases } from "../desk-fixture.ts";
import { openOutbox, SECRET, startMailServer } from "./outbox-fixture.ts";

const PATIENCE = 1500;

type Stage = "RCPT" | "DATA" | "body";

type MailFault = readonly [Stage, (socket: Socket) => void];

const answer = (text: string) => (socket: Socket) =>
  socket.write(`${text}\r\n`);

/** Sends a letter at a time, and never ends. */
function drip(socket: Socket | null): void {
  const timer = setInterval(() => socket?.write("2"), 100);
  socket?.once("close", () => clearInterval(timer));
}

const mailFaults: Readonly<Record<string, MailFault>> = {
  "450 to the receiver": ["RCPT", answer("450 Try again")],
  "550 to the receiver": ["RCPT", answer("550 Unknown")],
  "451 to the message": ["body", answer("451 No, one@example.com")],
  "a hang": ["body", () => {}],
  "a drip": ["body", drip],
  "a lost connection": ["DATA", (socket) => socket.destroy()],
};

async function startFaultyServer([at, act]: MailFault) {
  const delivered: string[] = [];
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.write("220 ready\r\n");
    let receiver = "";
    let isBody = false;
    createInterface({ input: socket }).on("line", (line) => {
      if (isBody && line !== ".") return;
      const [, to] = /^RCPT TO:<(.*?)>/.exec(line) ?? [];
      receiver = to ?? receiver;
      const stage = isBody ? "body" : line.slice(0, 4);
      isBody = line === "DATA";
      if (stage === at && receiver === "one@example.com") return act(socket);
      if (stage === "body") delivered.push(receiver);
      socket.write(isBody ? "354 Go on\r\n" : "250 OK\r\n");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
  });
  return { delivered, url: `smtp://127.0.0.1:${portOf(server)}` };
}

const webhookFaults: Readonly<
  Record<string, (response: ServerResponse) => void>
> = {
  "407": (response) => response.writeHead(407).end(),
  "500": (response) => response.writeHead(500).end(),
  nonsense: (response) => response.socket?.end("nonsense\r\n\r\n"),
  redirect: (response) => response.writeHead(302, { location: "/" }).end(),
  "a hang": () => {},
  "a drip": (response) => drip(response.socket),
  "a lost connection": (response) => response.socket?.destroy(),
};

describe.each(databases)("with %s", (_name, createDatabase) => {
  it.each(Object.entries(mailFaults))(
    "a mail server's %s delays one message",
    async (name, fault) => {
      const outbox = await openOutbox(createDatabase);
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
      const sent = { state: "sent" } as const;
      const failed = { state: "waiting", tries: 1 } as const;
      const before = Date.now();
      await expect
        .poll(outbox.messages)
        .toMatchObject([sent, failed, sent, sent]);
      // What the server may have taken waits an hour.
      const { next_at = "", fault: told } = (await outbox.messages())[1] ?? {};
      const isLong = Date.parse(next_at) - before > 50 * 60_000;
      expect(isLong).toBe(["a hang", "a drip"].includes(name));
      expect(server.delivered).toHaveLength(3);
      expect(told).toMatch(/^mail server: [A-Z\d ]+$/);
      expect(JSON.stringify(outbox.warn.mock.calls)).not.toContain("one@");
    },
  );

  it.each(Object.entries(webhookFaults))(
    "a webhook's %s delays one message",
    async (_fault, fault) => {
      const outbox = await openOutbox(createDatabase);
      await outbox.useWebhook((response, _request, body) =>
        body.includes("One") ? fault(response) : response.writeHead(204).end(),
      );
      await outbox.store({ name: "One" });
      await outbox.store({ name: "Two" });
      outbox.start(outbox.db, PATIENCE);
      await expect
        .poll(outbox.messages)
        .toMatchObject([{ tries: 1 }, { state: "sent" }]);
      const [message] = await outbox.messages();
      expect(message?.fault).toMatch(/^webhook: ./);
    },
  );

  it.each([
    ["20", 20_000],
    ["100000", 3_600_000],
  ])(
    "a webhook that asks for %s s is obeyed, up to an hour",
    async (asked, least) => {
      const outbox = await openOutbox(createDatabase);
      await outbox.useWebhook((response) =>
        response.writeHead(429, { "retry-after": asked }).end(),
      );
      await outbox.store();
      const before = Date.now();
      outbox.start();
      await expect.poll(outbox.messages).toMatchObject([{ tries: 1 }]);
      const [message] = await outbox.messages();
      const delay = Date.parse(message?.next_at ?? "") - before;
      expect(delay).toBeGreaterThanOrEqual(least);
      expect(delay).toBeLessThan(least + 30_000);
    },
  );

  it("a receiver that is away delays what is for it only, which goes on when it is back", async () => {
    const outbox = await openOutbox(createDatabase);
    const url = `http://127.0.0.1:${await freePort()}/hook`;
    outbox.settings.webhook = { url, secret: SECRET };
    const { stop, port } = outbox.mailServer;
    await stop();
    for (const name of ["One", "Two"]) await outbox.store({ name });
    outbox.start();
    // Nothing was wrong with the messages.
    const away = { state: "waiting", tries: 0 } as const;
    const sent = { state: "sent", tries: 1 } as const;
    await expect
      .poll(async () => (await outbox.messages()).map(({ fault }) => fault))
      .toEqual(
        expect.arrayContaining([
          "mail server: ECONNREFUSED CONN",
          "webhook: ECONNREFUSED",
        ]),
      );
    await expect.poll(outbox.messages).toMatchObject([away, away, away, away]);
    await startMailServer(undefined, port);
    await expect.poll(outbox.messages).toMatchObject([sent, away, sent, away]);
  });
});
