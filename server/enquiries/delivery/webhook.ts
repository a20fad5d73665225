import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { useAgent as agentFor } from "request-filtering-agent";
import { Webhook } from "standardwebhooks";
import type { DeskSettings } from "../settings.ts";
import { answersOf, CAMPAIGN, type Enquiry } from "../store/tables.ts";
import { DeliveryFault } from "./deliver.ts";

/** How long a receiver may take altogether, in ms. */
const PATIENCE = 10_000;

/** The longest time that a receiver can ask us to wait, in ms. */
const LONGEST_DELAY = 60 * 60 * 1000;

/** The event of an enquiry, by the convention of standardwebhooks.com. */
export function eventOf(enquiry: Enquiry): string {
  const { id, name, email, phone, subject, message, page, arrival } = enquiry;
  const { spend_pence, packages, fee_pence, flags } = enquiry;
  return JSON.stringify({
    type: "enquiry.received",
    timestamp: enquiry.received_at,
    data: {
      id,
      name,
      email,
      phone,
      subject,
      message,
      page,
      arrival,
      answers: Object.fromEntries(answersOf(enquiry)),
      estimate:
        spend_pence === null ? null : { spend_pence, packages, fee_pence },
      campaign: Object.fromEntries(
        CAMPAIGN.map((parameter) => [parameter, enquiry[parameter]]),
      ),
      flags: flags.split(",").filter((flag) => flag !== ""),
    },
  });
}

/** Sends an event, signed; rejects with a {@link DeliveryFault} unless it is answered with 2xx. */
export async function sendEvent(
  { url, secret, allowsPrivate }: NonNullable<DeskSettings["webhook"]>,
  id: string,
  event: string,
  patience = PATIENCE,
): Promise<void> {
  const now = new Date();
  const options = {
    method: "POST",
    // Refuses private addresses when the name is resolved, not before.
    agent: agentFor(url, { allowPrivateIPAddress: allowsPrivate }),
    signal: AbortSignal.timeout(patience),
    headers: {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(event),
      "user-agent": "leadline-webhook",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
      "webhook-signature": new Webhook(secret).sign(id, now, event),
    },
  };
  const isEncrypted = url.startsWith("https:");
  const send = isEncrypted ? httpsRequest : httpRequest;
  await new Promise<void>((resolve, reject) => {
    let isConnected = false;
    const request = send(url, options, ({ statusCode = 0, headers }) => {
      const delay = delayIn(headers["retry-after"]);
      if (statusCode >= 200 && statusCode < 300) resolve();
      else
        reject(
          new DeliveryFault(`webhook: answered ${statusCode}`, false, delay),
        );
      // The response's body is not read, however long it is.
      request.destroy();
    });
    request.once("socket", (socket) =>
      socket.once(isEncrypted ? "secureConnect" : "connect", () => {
        isConnected = true;
      }),
    );
    request.on("error", (error) => {
      const code = "code" in error ? String(error.code) : error.message;
      reject(new DeliveryFault(`webhook: ${code}`, !isConnected));
    });
    request.end(event);
  });
}

/** How long a Retry-After header wants us to wait, in ms; at most an hour. */
function delayIn(header = ""): number {
  const delay = /^\d+$/.test(header)
    ? Number(header) * 1000
    : Date.parse(header) - Date.now();
  return Math.min(Math.max(delay || 0, 0), LONGEST_DELAY);
}
