import type { ServerResponse } from "node:http";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { databases } from "../lead-fixture.ts";
import { openOutbox, startReceiver } from "./outbox-fixture.ts";
import { sendEvent } from "./webhook.ts";

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;

const signature = z.object({
  "webhook-id": z.string(),
  "webhook-timestamp": z.string(),
  "webhook-signature": z.string(),
});

describe.each(databases)("webhooks with %s", (_name, createDatabase) => {
  let outbox: Awaited<ReturnType<typeof openOutbox>>;
  beforeEach(async () => {
    outbox = await openOutbox(createDatabase);
  });
  afterEach(() => outbox.close());

  it("signs webhooks; a receiver that fails, stalls, or talks nonsense gets them later, once each, in order", async () => {
    const received: unknown[] = [];
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
      received.push(JSON.parse(body));
      response.writeHead(204).end();
    });
    outbox.settings.mail = undefined;
    outbox.settings.webhook = {
      url: receiver.url,
      secret: SECRET,
      allowsPrivate: true,
    };
    for (const name of ["One", "Two", "Three"]) await outbox.store({ name });
    await outbox.start();
    for (const tries of [1, 2, 3]) {
      await expect
        .poll(async () => (await outbox.messages())[0]?.tries)
        .toBe(tries);
      await outbox.makeDue();
    }
    await expect.poll(() => received.length).toBe(3);
    expect(received).toMatchObject(
      ["One", "Two", "Three"].map((name) => ({
        type: "enquiry.received",
        data: { name, campaign: { utm_campaign: "spring" } },
      })),
    );
    receiver.stop();
  });
});

it("a webhook waits for no receiver for long, and enters no private network", async () => {
  const receiver = await startReceiver(() => {});
  const to = (allowsPrivate: boolean) => ({
    url: receiver.url,
    secret: SECRET,
    allowsPrivate,
  });
  await expect(sendEvent(to(true), "1", "{}", 100)).rejects.toThrow(
    "webhook: ABORT_ERR",
  );
  await expect(sendEvent(to(false), "1", "{}")).rejects.toThrow(/127\.0\.0\.1/);
  const local = {
    ...to(false),
    url: receiver.url.replace("127.0.0.1", "localhost"),
  };
  await expect(sendEvent(local, "1", "{}")).rejects.toThrow(
    /private|not allowed/i,
  );
  receiver.stop();
});
