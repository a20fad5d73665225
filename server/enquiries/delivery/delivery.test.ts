import { DatabaseSync, StatementSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { Webhook } from "standardwebhooks";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import {
  createSqlite,
  databases,
  openUntilEnd,
  subscription,
} from "../desk-fixture.ts";
import { storeSubscription } from "../newsletter.ts";
import { storeOutcome } from "../outcomes.ts";
import { timestamp } from "../store/tables.ts";
import { MOST_TRIES } from "./deliver.ts";
import { retryMessages } from "./outbox.ts";
import { openOutbox, SECRET } from "./outbox-fixture.ts";

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
    answers: z.object({ "Your website": z.literal("example.co.uk") }),
  }),
});

const sent = { state: "sent" } as const;

describe.each(databases)("delivery with %s", (_name, createDatabase) => {
  const open = () => openOutbox(createDatabase);

  it("writes to the agency, or the subject's receiver, from its own address, and an answer goes to the visitor", async () => {
    const outbox = await open();
    await outbox.store({
      name: 'Ruth "<b>" Adeyemi',
      message: "<script>1</script>\n.\nEnd",
    });
    await outbox.store({ subject: "general" });
    outbox.start();
    await expect.poll(outbox.messages).toMatchObject([sent, sent]);
    const [email, other] = outbox.emails.toSorted();
    expect(other ?? "").toContain("To: general@leadline.example");
    for (const part of [
      "From: Website <website@leadline.example>",
      "To: desk@leadline.example",
      'Reply-To: "Ruth \\"<b>\\" Adeyemi" <ruth@example.co.uk>',
      "Subject: Enquiry 1: Google & Ads",
      "text/plain",
      "<script>1</script>",
      "Your website: example.co.uk",
      "utm_campaign",
    ])
      expect(email).toContain(part);
  });

  it("acknowledges to the visitor if it is asked to, unless the enquiry is suspect", async () => {
    const outbox = await open();
    outbox.settings.acknowledges = true;
    await outbox.store();
    await outbox.store({ feedback: "spam", email: "victim@example.com" });
    outbox.start();
    await expect.poll(outbox.messages).toMatchObject([sent, sent, sent, sent]);
    const to = (receiver: string) =>
      outbox.emails.filter((email) => email.includes(`\nTo: ${receiver}`));
    expect(to("desk@leadline.example").join()).toContain("Suspect enquiry 2");
    expect(outbox.emails).toHaveLength(3);
    // A letter of the company says where it is registered, and nothing that was typed.
    expect(to("ruth@example.co.uk")).toEqual([
      expect.stringContaining("Registered in England."),
    ]);
    expect(to("ruth@example.co.uk").join()).not.toContain("Adeyemi");
    await outbox.store({ email: "RUTH@example.co.uk", message: "Another" });
    await expect
      .poll(async () => (await outbox.messages()).at(-1))
      .toMatchObject({ state: "sent", fault: "acknowledged already" });
    // Those of a clock that was ahead are of no day before.
    const ahead = timestamp(48 * 60 * 60 * 1000);
    await outbox.db
      .updateTable("enquiries")
      .set({ received_at: ahead })
      .execute();
    await outbox.store({ message: "A third" });
    await expect
      .poll(async () => (await outbox.messages()).at(-1))
      .toMatchObject({ state: "sent", fault: null });
  });

  it("tells the outcome with the click, after a yes, and nobody's name", async () => {
    const outbox = await open();
    const events: string[] = [];
    await outbox.useWebhook((response, _request, body) => {
      events.push(body);
      response.writeHead(204).end();
    });
    await outbox.store({ page: "/?gclid=c1", consent: "advertising" });
    await storeOutcome(outbox.db, 1, "qualified", null, true);
    await storeOutcome(outbox.db, 1, "won", 480_000, true);
    await storeOutcome(outbox.db, 1, "won", 480_000, true);
    expect(await storeOutcome(outbox.db, 2, "won", 1, true)).toBe(false);
    outbox.start();
    await expect.poll(outbox.messages).toMatchObject([sent, sent, sent]);
    const [told, ...more] = events.filter((each) => each.includes("outcome"));
    expect(more).toEqual([]);
    expect(told).toMatch(
      /^{"type":"enquiry.outcome","timestamp":"[^"]+","data":{"id":1,"outcome":"won","value_pence":480000,"source":"Google Ads, campaign spring","conversions":\[{"network":"google","click":{"kind":"gclid","id":"c1"},"name":"Won enquiry","at":"[^"]+","value_pence":480000}\]}}$/,
    );
  });

  it("delivers at once what a clock that was ahead has put off", async () => {
    const outbox = await open();
    await outbox.store();
    const ahead = timestamp(24 * 60 * 60 * 1000);
    await outbox.change({
      next_at: ahead,
      tried_at: ahead,
      claimed_until: ahead,
    });
    outbox.start();
    await expect.poll(outbox.messages).toMatchObject([sent]);
  });

  it("signs webhooks, and sends later ones past a refused one, which becomes a dead letter and is sent when retried", async () => {
    const outbox = await open();
    let isRefused = true;
    await outbox.useWebhook((response, request, body) => {
      new Webhook(SECRET).verify(body, signature.parse(request.headers));
      const { name } = event.parse(JSON.parse(body)).data;
      response.writeHead(isRefused && name === "One" ? 500 : 204).end();
    });
    await outbox.store({ name: "One" });
    await outbox.store({ name: "Two" });
    outbox.start();
    for (let tries = 1; tries < MOST_TRIES; tries += 1) {
      await expect.poll(outbox.messages).toMatchObject([{ tries }, sent]);
      await outbox.makeDue();
    }
    await expect.poll(outbox.messages).toMatchObject([{ state: "dead" }, sent]);
    isRefused = false;
    expect(await retryMessages(outbox.db, [2])).toBe(0);
    expect(await retryMessages(outbox.db, [1])).toBe(1);
    await expect.poll(outbox.messages).toMatchObject([sent, sent]);
  });

  it("retries all but confirmations that nobody waits for any more", async () => {
    const outbox = await open();
    const subscribe = () =>
      storeSubscription(outbox.db, subscription("ruth@example.co.uk"));
    await outbox.store();
    await subscribe();
    await outbox.change({ state: "dead" });
    await subscribe();
    expect(await retryMessages(outbox.db)).toBe(2);
  });

  it("sends nothing twice when three servers share the outbox", async () => {
    const outbox = await open();
    const { database } = outbox.settings;
    const numbers = Array.from({ length: 20 }, (_, index) => `${index + 10}`);
    for (const number of numbers) await outbox.store({ name: number });
    outbox.start();
    outbox.start(await openUntilEnd(database));
    outbox.start(await openUntilEnd(database));
    await expect.poll(outbox.messages).toMatchObject(numbers.map(() => sent));
    expect(outbox.emails).toHaveLength(numbers.length);
    for (const number of numbers)
      expect(outbox.emails.join()).toContain(`Name: ${number}`);
  });

  it("sends again what a server had claimed that died", async () => {
    const outbox = await open();
    await outbox.store();
    await outbox.change({ claimed_until: timestamp(60_000) });
    outbox.start();
    await wait(200);
    expect(outbox.emails).toEqual([]);
    await outbox.change({ claimed_until: timestamp(-1) });
    await expect.poll(outbox.messages).toMatchObject([sent]);
  });
});

it("records what was sent although the SQLite file is locked for a moment", async () => {
  const outbox = await openOutbox(createSqlite);
  const { database } = outbox.settings;
  const other = new DatabaseSync(database.slice("sqlite:".length));
  let received = 0;
  await outbox.useWebhook((response) => {
    received += 1;
    other.exec("begin immediate");
    response.writeHead(204).end();
  });
  await outbox.store();
  const write = vi.spyOn(StatementSync.prototype, "run");
  outbox.start();
  const isRefused = () =>
    write.mock.results.some(({ type }) => type === "throw");
  await expect.poll(isRefused).toBe(true);
  write.mockRestore();
  other.close();
  await expect.poll(outbox.messages).toMatchObject([sent]);
  expect(received).toBe(1);
});
