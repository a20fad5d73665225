import { useEffect, useRef, useState, type RefObject } from "react";

import { arrival } from "./arrival";
import { forgetSent, send, type Outcome, type SchemaLoader } from "./send";

/** Sends a form to its receiver, one at a time. */
export function useSending(
  form: RefObject<HTMLFormElement | null>,
  loadSchema: SchemaLoader,
) {
  const [state, setState] = useState<"idle" | "sending" | "failed">("idle");
  const isSending = useRef(false);
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);

  /** Resolves to the result, or to undefined while another form is being sent. */
  async function sendForm(
    address: string,
    values: object,
  ): Promise<Outcome | undefined> {
    if (isSending.current) return undefined;
    isSending.current = true;
    setState("sending");
    const trap = form.current?.elements.namedItem("website");
    const visit = {
      page: location.pathname + location.search,
      arrival,
      openFor: Math.round(performance.now() - openedAt.current),
      website: trap instanceof HTMLInputElement ? trap.value : "",
    };
    const outcome = await send(address, values, visit, loadSchema);
    if (outcome === "sent") forgetSent();
    isSending.current = false;
    setState(outcome === "failed" ? "failed" : "idle");
    return outcome;
  }

  return { state, sendForm };
}
