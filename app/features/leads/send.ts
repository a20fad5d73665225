import type { ZodMiniType } from "zod/mini";

import { isOwnServer } from "./leads-context";

/** How long a visitor waits for an answer at most, in ms. */
const PATIENCE = 20_000;

/** What became of a form: sent, not sent, or these fields are wrong. */
export type Outcome = "sent" | "failed" | { wrong: string[] };

/** Loads what checks a form, which only forms that are sent need. */
export type SchemaLoader = () => Promise<Pick<ZodMiniType, "safeParse">>;

/** A random number that no other form has. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

/** The last form that was sent, so that sending the same again stores it once. */
let last = { body: "", key: "" };

function keyOf(values: object): string {
  const body = JSON.stringify(values);
  if (body !== last.body) last = { body, key: newKey() };
  return last.key;
}

/**
 * Sends a form as JSON.
 * @param values what was typed
 * @param visit what is sent along, which may differ when it is sent again
 * @param loadSchema loads what our own server checks it with
 */
export async function send(
  address: string,
  values: object,
  visit: object,
  loadSchema: SchemaLoader,
): Promise<Outcome> {
  const isOwn = isOwnServer(address);
  try {
    if (isOwn) {
      const { error } = (await loadSchema()).safeParse({ ...values, ...visit });
      if (error)
        return { wrong: error.issues.map(({ path }) => String(path[0])) };
    }
    const response = await fetch(address, {
      method: "POST",
      headers: {
        accept: "application/json",
        "content-type": "application/json",
        // Form services do not know it, and might refuse it.
        ...(isOwn ? { "idempotency-key": keyOf(values) } : {}),
      },
      body: JSON.stringify({ ...values, ...visit }),
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (response.ok) return "sent";
    if (!isOwn || response.status !== 422) return "failed";
    const answer: unknown = await response.json();
    return typeof answer === "object" &&
      answer !== null &&
      "fields" in answer &&
      Array.isArray(answer.fields)
      ? { wrong: answer.fields.map(String) }
      : "failed";
  } catch {
    return "failed";
  }
}

/** Forgets the form that was sent: the same again is meant as another one. */
export function forgetSent(): void {
  last = { body: "", key: "" };
}
