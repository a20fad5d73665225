import { useEffect, useRef, useState } from "react";
import type { ZodMiniType } from "zod/mini";

import { isOwnServer, receiverOf, type FormName } from "./receiver";
import { useWrongControls } from "./use-wrong-controls";

/** How long a visitor waits for an answer at most, in ms. */
const PATIENCE = 20_000;

type Outcome = "sent" | "failed" | { wrong: string[] };

/** Loads the schema of a form with rules that the browser's own validation lacks. */
type SchemaLoader = () => Promise<Pick<ZodMiniType, "safeParse">>;

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

/** @param visit the facts about the visit, which may differ when the form is sent again */
async function send(
  address: string,
  values: object,
  visit: object,
  loadSchema?: SchemaLoader,
): Promise<Outcome> {
  const isOwn = isOwnServer(address);
  try {
    if (isOwn && loadSchema) {
      // A schema that does not load is no reason not to send: the server checks too.
      const schema = await loadSchema().catch(() => undefined);
      const issues = schema?.safeParse({ ...values, ...visit }).error?.issues;
      const names = issues?.map(({ path }) => path[0]) ?? [];
      const wrong = namesIn(values, names);
      if (wrong.length > 0) return { wrong };
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

/** Matches the query parameters that only advertisements add. */
const CAMPAIGN = /[?&](utm_|gclid=|msclkid=)/;

function firstPage(): string {
  const here = location.pathname + location.search;
  const before = new URL(document.referrer, location.href);
  // A visitor may have followed a link before this script ran.
  return !CAMPAIGN.test(here) &&
    before.origin === location.origin &&
    CAMPAIGN.test(before.search)
    ? before.pathname + before.search
    : here;
}

/** Which advertisement led here. It is kept in memory until the next full page load. */
const arrival = typeof document === "undefined" ? "" : firstPage();

/** Sends a form to its receiver, one at a time; if it has none, the caller thanks. */
export function useSending(
  name: FormName,
  thanks: string,
  loadSchema?: SchemaLoader,
) {
  const form = useRef<HTMLFormElement>(null);
  const { wrong, markWrong, ...listeners } = useWrongControls(form);
  const [state, setState] = useState<"idle" | "offline" | "sending" | "failed">(
    "idle",
  );
  const isSending = useRef(false);
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);
  const receiver = receiverOf(name);

  function isOnline(): boolean {
    if (!navigator.onLine) setState("offline");
    return navigator.onLine;
  }

  /** Resolves to whether it was sent now. What is wrong has been marked then. */
  async function sendForm(
    address: string,
    values: Readonly<Record<string, string>>,
  ): Promise<boolean> {
    if (isSending.current) return false;
    isSending.current = true;
    setState("sending");
    const trap = form.current?.elements.namedItem("feedback");
    const visit = {
      page: location.pathname + location.search,
      arrival,
      openFor: Math.round(performance.now() - openedAt.current),
      feedback: trap instanceof HTMLInputElement ? trap.value : "",
    };
    const outcome = await send(address, values, visit, loadSchema);
    // The same content once more is a new form.
    if (outcome === "sent") last = { body: "", key: "" };
    isSending.current = false;
    setState(outcome === "failed" ? "failed" : "idle");
    if (typeof outcome === "object") markWrong(outcome.wrong);
    return outcome === "sent";
  }

  return {
    state,
    receiver,
    wrong,
    isOnline,
    sendForm,
    attributes: {
      ref: form,
      action: receiver ?? thanks,
      method: receiver === undefined ? undefined : "post",
      ...listeners,
    },
  };
}
