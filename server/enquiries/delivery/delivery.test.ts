import type { ServerResponse } from "node:http";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { createSqlite, databases } from "../desk-fixture.ts";
import { storeSubscription } from "../newsletter.ts";
import { openDatabase } from "../store/database.ts";
import { timestamp } from "../store/tables.ts";
import { MOST_TRIES } from "./deliver.ts";
import { retryMessages } from "./outbox.ts";
import { openOutbox, startReceiver } from "./outbox-fixture.ts";

const SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;

const signature = z.object({
  "webhook-id": z.string(),
  "webhook-timestamp": z.string(),
  "webhook-signature": z.string(),
});

const event = z.object({
  type: z.literal("enquiry.received"),
  data: z.object({
    name: z.string(),
    campaign: z.looseObject({ utm_campaign: z.literal("spring") }),
  }),
});

describe.each(databases)("delivery with %s", (_name, createDatabase) => {
  let outbox: Awaited<ReturnType<typeof openOutbox>>;
  beforeEach(async () => {
    outbox = await openOutbox(createDatabase);
  });
  afterEach(() => outbox.close());

  it("writes to the agency from its own address, and an answer goes to the visitor", async () => {
    await outbox.store({
      name: 'Ruth "<b>" Adeyemi',
      message: "<script>1</script>\n.\nEnd",
    });
    outbox.start();
    await expect.poll(() => outbox.emails.length).toBe(1);
    const [email = ""] = outbox.emails;
    expect(email).toContain("From: Website <website@leadline.example>");
    expect(email).toContain("To: desk@leadline.example");
    expect(email).toMatch(
      /Reply-To: "Ruth \\"<b>\\" Adeyemi" <ruth@example.co.uk>/,
    );
    expect(email).toContain("Subject: Enquiry 1: Google & Ads");
    expect(email).toContain("text/plain");
    expect(email).toContain("<script>1</script>");
    expect(email).toContain("utm_campaign");
    await expect
      .poll(async () => (await outbox.messages())[0]?.state)
      .toBe("sent");
  });

  it("acknowledges to the visitor if it is asked to, unless the enquiry is suspect", async () => {
    outbox.settings.acknowledges = true;
    await outbox.store();
    await outbox.store({ website: "spam", email: "victim@example.com" });
    outbox.start();
    await expect
      .poll(async () =>
        (await outbox.messages()).every(({ state }) => state === "sent"),
      )
      .toBe(true);
    const receivers = outbox.emails.map(
      (email) => /^To: (.*)$/m.exec(email)?.[1],
    );
    expect(receivers).toEqual([
      "desk@leadline.example",
      "Ruth Adeyemi <ruth@example.co.uk>",
      "desk@leadline.example",
    ]);
    // A letter of the company says where it is registered.
    expect(outbox.emails[1]).toContain("Registered in England.");
    expect(outbox.emails[2]).toContain("Subject: Suspect enquiry 2");
  });

  it("logs and records no address of a message that was not delivered", async () => {
    outbox.refuse(451, 1);
    await outbox.store();
    outbox.start();
    await expect.poll(async () => (await outbox.messages())[0]?.tries).toBe(1);
    expect(outbox.emails).toEqual([]);
    const [message] = await outbox.messages();
    expect(message?.fault).toBe("mail server: EMESSAGE 451 DATA");
    expect(JSON.stringify(outbox.warn.mock.calls)).not.toContain("ruth");
  });

  it("delivers at once what a clock that was ahead has put off", async () => {
    await outbox.store();
    const ahead = timestamp(24 * 60 * 60 * 1000);
    await outbox.db
      .updateTable("outbox")
      .set({ next_at: ahead, tried_at: ahead, claimed_until: ahead })
      .execute();
    outbox.start();
    await expect.poll(() => outbox.emails.length).toBe(1);
  });

  it("sends later messages past a rejected one, which becomes a dead letter and is sent when retried", async () => {
    await outbox.store({ name: "One" });
    await outbox.store({ name: "Two" });
    outbox.refuse(550, MOST_TRIES, "Name: One");
    outbox.start();
    await expect.poll(() => outbox.emails.length).toBe(1);
    for (let tries = 1; tries < MOST_TRIES; tries += 1) {
      await expect
        .poll(async () => (await outbox.messages())[0]?.tries)
        .toBe(tries);
      await outbox.makeDue();
    }
    const states = async () =>
      (await outbox.messages()).map(({ state }) => state);
    await expect.poll(states).toEqual(["dead", "sent"]);
    expect(await retryMessages(outbox.db, [2])).toBe(0);
    expect(await retryMessages(outbox.db, [1])).toBe(1);
    await expect.poll(states).toEqual(["sent", "sent"]);
  });

  it("retries all but confirmations that nobody waits for any more", async () => {
    const visit = { page: "/", arrival: "/", openFor: undefined, website: "" };
    const subscribe = () =>
      storeSubscription(outbox.db, { email: "ruth@example.co.uk", ...visit });
    await outbox.store();
    await subscribe();
    await outbox.db.updateTable("outbox").set({ state: "dead" }).execute();
    await subscribe();
    expect(await retryMessages(outbox.db)).toBe(2);
  });

  it("sends nothing twice when three servers share the outbox", async () => {
    const others = [
      await openDatabase(outbox.settings.database),
      await openDatabase(outbox.settings.database),
    ];
    for (let count = 1; count <= 20; count += 1)
      await outbox.store({ name: `Number ${count}` });
    for (const each of [outbox.db, ...others]) outbox.start(each);
    await expect.poll(() => outbox.emails.length, { timeout: 20_000 }).toBe(20);
    await expect
      .poll(async () =>
        (await outbox.messages()).every(({ state }) => state === "sent"),
      )
      .toBe(true);
    const names = outbox.emails.map(
      (email) => /Name: (Number \d+)/.exec(email)?.[1],
    );
    expect(new Set(names)).toEqual(
      new Set(Array.from({ length: 20 }, (_, index) => `Number ${index + 1}`)),
    );
    await outbox.stop();
    for (const each of others) await each.destroy();
  });

  it("sends again what a server had claimed that died", async () => {
    await outbox.store();
    await outbox.db
      .updateTable("outbox")
      .set({ claimed_until: timestamp(60_000) })
      .execute();
    outbox.start();
    await wait(200);
    expect(outbox.emails).toEqual([]);
    await outbox.db
      .updateTable("outbox")
      .set({ claimed_until: timestamp(-1) })
      .execute();
    await expect.poll(() => outbox.emails.length).toBe(1);
  });

  it("signs webhooks; a receiver that fails, stalls, or talks nonsense gets them later, once each", async () => {
    const received: { data: { name: string } }[] = [];
    const answers: ((response: ServerResponse) => void)[] = [
      (response) => response.writeHead(500).end("no"),
      (response) => response.socket?.end("nonsense\r\n\r\n"),
      (response) => response.writeHead(302, { location: "/elsewhere" }).end(),
    ];
    const receiver = await startReceiver((response, request, body) => {
      const fail = answers.shift();
      if (fail) return fail(response);
      const signed = signature.parse(request.headers);
      new Webhook(SECRET).verify(body, signed);
      received.push(event.parse(JSON.parse(body)));
      response.writeHead(204).end();
    });
    outbox.settings.mail = undefined;
    outbox.settings.webhook = {
      url: receiver.url,
      secret: SECRET,
      allowsPrivate: true,
    };
    for (const name of ["One", "Two", "Three"]) await outbox.store({ name });
    outbox.start();
    await expect
      .poll(async () => {
        await outbox.makeDue();
        return received.length;
      })
      .toBe(3);
    const names = received.map(({ data }) => data.name);
    expect(new Set(names)).toEqual(new Set(["One", "Two", "Three"]));
    receiver.stop();
  });
});

it("records what was sent although the SQLite file is locked for a moment", async () => {
  const outbox = await openOutbox(createSqlite);
  const file = outbox.settings.database.slice("sqlite:".length);
  let received = 0;
  const receiver = await startReceiver((response) => {
    received += 1;
    const other = new DatabaseSync(file);
    other.exec("begin immediate");
    response.writeHead(204).end();
    setTimeout(() => other.close(), 300);
  });
  outbox.settings.mail = undefined;
  outbox.settings.webhook = {
    url: receiver.url,
    secret: SECRET,
    allowsPrivate: true,
  };
  await outbox.store();
  outbox.start();
  await expect
    .poll(async () => (await outbox.messages())[0]?.state)
    .toBe("sent");
  expect(received).toBe(1);
  await outbox.close();
  receiver.stop();
});
