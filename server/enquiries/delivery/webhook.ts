import { Webhook } from "standardwebhooks";
import { z } from "zod";
import type { DeskSettings } from "../settings.ts";
import { conversionsOf } from "../conversions.ts";
import { sourceOf } from "../sources.ts";
import {
  answersOf,
  CAMPAIGN,
  type Enquiry,
  type MessageKind,
  timestamp,
} from "../store/tables.ts";
import { DeliveryFault } from "./deliver.ts";

/** How long a receiver may take altogether, in ms; for a connection fetch takes 10 s at most. */
const PATIENCE = 15_000;

const LONGEST_DELAY = 60 * 60 * 1000;

/** The event of an enquiry or of its outcome, by the convention of standardwebhooks.com. */
export function eventOf(enquiry: Enquiry, kind: MessageKind): string {
  if (kind === "outcome")
    return JSON.stringify({
      type: "enquiry.outcome",
      timestamp: enquiry.outcome_at ?? timestamp(),
      data: {
        id: enquiry.id,
        outcome: enquiry.outcome ?? "new",
        value_pence: enquiry.value_pence,
        source: sourceOf(enquiry),
        conversions: conversionsOf(enquiry),
      },
    });
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
      source: sourceOf(enquiry),
      referrer: enquiry.referrer,
      consent: enquiry.consent,
      campaign: Object.fromEntries(
        CAMPAIGN.map((parameter) => [parameter, enquiry[parameter]]),
      ),
      flags: flags.split(",").filter((flag) => flag !== ""),
    },
  });
}

/** Sends an event, signed; rejects with a {@link DeliveryFault} unless it is answered with 2xx. */
export async function sendEvent(
  { url, secret }: NonNullable<DeskSettings["webhook"]>,
  id: string,
  event: string,
  patience = PATIENCE,
): Promise<void> {
  const now = new Date();
  const response = await fetch(url, {
    method: "POST",
    redirect: "manual",
    signal: AbortSignal.timeout(patience),
    headers: {
      "content-type": "application/json",
      "user-agent": "leadline-webhook",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
      "webhook-signature": new Webhook(secret).sign(id, now, event),
    },
    body: event,
  }).catch((error: unknown) => {
    throw faultOf(error);
  });
  // The response's body is not read, however long it is.
  await response.body?.cancel();
  if (response.ok) return;
  const delay = delayIn(response.headers.get("retry-after") ?? "");
  throw new DeliveryFault(`webhook: answered ${response.status}`, false, delay);
}

const fetchError = z.object({
  name: z.string(),
  cause: z
    .object({ code: z.string().optional(), message: z.string() })
    .optional(),
});

/** Faults of a connection that was there; others keep every message waiting. */
const OF_ONE_MESSAGE = /^(?:HPE_|UND_ERR_(?!CONNECT)|ECONNRESET|EPIPE)/;

function faultOf(error: unknown): DeliveryFault {
  const { name, cause } = fetchError.parse(error);
  if (name === "TimeoutError")
    return new DeliveryFault("webhook: no answer in time", false);
  const { code, message } = cause ?? {};
  const isOfChannel = code !== undefined && !OF_ONE_MESSAGE.test(code);
  return new DeliveryFault(
    `webhook: ${code ?? (message || name)}`,
    isOfChannel,
  );
}

/** How long a Retry-After header wants us to wait, in ms; at most an hour. */
function delayIn(header: string): number {
  const delay = /^\d+$/.test(header)
    ? Number(header) * 1000
    : Date.parse(header) - Date.now();
  return Math.min(Math.max(delay || 0, 0), LONGEST_DELAY);
}
