import { expect, it } from "vitest";
import { startReceiver } from "./outbox-fixture.ts";
import { sendEvent } from "./webhook.ts";

const SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;

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
