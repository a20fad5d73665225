import type { ZodMiniType } from "zod/mini";

import { agreed } from "~/features/cookie-notice/consent";

import { readArrival } from "./arrival.client";
import { isOwnServer } from "./receiver";

/** How long a visitor waits for an answer at most, in ms. */
const PATIENCE = 20_000;

export type Outcome = "sent" | "failed" | { wrong: string[] };

/** Loads the schema of a form with rules that the browser's own validation lacks. */
export type SchemaLoader = () => Promise<Pick<ZodMiniType, "safeParse">>;

const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

/** The last form that was sent, so that sending the same again stores it once. */
let last = { body: "", key: "" };

function keyOf(values: object): string {
  const body = JSON.stringify(values);
  if (body !== last.body) last = { body, key: newKey() };
  return last.key;
}

/** The names among these that the form has: only they can be marked. */
const namesIn = (values: object, names: readonly unknown[]) =>
  names.map(String).filter((name) => Object.hasOwn(values, name));

/** The facts about the visit, which may differ when the form is sent again. */
function visitOf(form: HTMLFormElement) {
  const trap = form.elements.namedItem("feedback");
  return {
    page: location.pathname + location.search,
    ...readArrival(),
    consent: ASKED.filter(agreed).join(),
    // Since the page was asked for: hydration may come late.
    openFor: Math.round(Date.now() - performance.timeOrigin),
    feedback: trap instanceof HTMLInputElement ? trap.value : "",
  };
}

/** Sends a form's values to a receiver: the names of those that are refused come back. */
export async function send(
  form: HTMLFormElement,
  receiver: string,
  values: Readonly<Record<string, string>>,
  loadSchema?: SchemaLoader,
): Promise<Outcome> {
  const isOwn = isOwnServer(receiver);
  const sent = { ...values, ...visitOf(form) };
  try {
    if (isOwn && loadSchema) {
      // A schema that does not load is no reason not to send: the server checks too.
      const schema = await loadSchema().catch(() => undefined);
      const issues = schema?.safeParse(sent).error?.issues;
      const names = issues?.map(({ path }) => path[0]) ?? [];
      const wrong = namesIn(values, names);
      if (wrong.length > 0) return { wrong };
    }
    const response = await fetch(receiver, {
      method: "POST",
      headers: {
        accept: "application/json",
        "content-type": "application/json",
        // A form service may not allow this header.
        ...(isOwn ? { "idempotency-key": keyOf(values) } : {}),
      },
      body: JSON.stringify(sent),
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (response.ok) {
      // The same content once more is a new form.
      last = { body: "", key: "" };
      return "sent";
    }
    if (!isOwn || response.status !== 422) return "failed";
    const answer: unknown = await response.json();
    const names =
      typeof answer === "object" &&
      answer &&
      "fields" in answer &&
      Array.isArray(answer.fields)
        ? answer.fields
        : [];
    const wrong = namesIn(values, names);
    return wrong.length > 0 ? { wrong } : "failed";
  } catch {
    return "failed";
  }
}
