import type { ZodMiniType } from "zod/mini";

import { isOwnServer } from "./leads-context";

/** How long a visitor waits for an answer at most, in ms. */
const PATIENCE = 20_000;

/** The result: sent, not sent, or the names of the invalid fields. */
export type Outcome = "sent" | "failed" | { wrong: string[] };

/** Loads a form's schema, which is only needed when the form is sent. */
export type SchemaLoader = () => Promise<Pick<ZodMiniType, "safeParse">>;

/** A random idempotency key. */
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
 * @param values the values of the fields
 * @param visit the facts about the visit, which may differ when the form is sent again
 * @param loadSchema loads the schema of our own server
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
        // A form service may not allow this header.
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

/** Forgets the last form, so that the same content again is a new form. */
export function forgetSent(): void {
  last = { body: "", key: "" };
}
