import { once } from "node:events";
import { createServer } from "node:http";
import { StartError } from "../settings.ts";
import type { DeskSettings } from "./settings.ts";
import { reasonOf } from "./store/database.ts";

type Counter = "enquiries_forms_total" | "enquiries_deliveries_total";

/** Serves /metrics and /readyz, if they have an address; a {@link StartError} if it is taken. */
export async function startMetrics(
  address: DeskSettings["metrics"],
  outboxState: () => Promise<{ waiting: number; dead: number }>,
) {
  const counts = new Map<string, number>();

  const pages: Readonly<Record<string, () => Promise<string>>> = {
    "/metrics": async () => {
      // While the database is away, nobody knows.
      const state = await outboxState().catch(() => ({}));
      const messages = Object.entries(state).map(
        ([name, number]) =>
          [`enquiries_outbox_messages{state="${name}"}`, number] as const,
      );
      return [...messages, ...counts]
        .map(([name, value]) => `${name} ${value}\n`)
        .join("");
    },
    "/readyz": async () =>
      JSON.stringify({ status: "ready", outbox: await outboxState() }),
  };
  const server = createServer(({ url = "" }, response) => {
    const page = pages[url];
    if (!page) {
      response.writeHead(404).end();
      return;
    }
    page().then(
      (text) => response.end(text),
      () => response.writeHead(503).end("the database does not answer\n"),
    );
  });
  if (address) {
    const { port, host } = address;
    server.listen({ port, ...(host && { host }) });
    await once(server, "listening").catch((error: unknown) => {
      throw new StartError(`METRICS_PORT cannot be had: ${reasonOf(error)}`);
    });
  }
  return {
    /** Counts something with these labels: their values are never what visitors send. */
    count(name: Counter, labels: Readonly<Record<string, string>>): void {
      const pairs = Object.entries(labels).map(
        ([label, value]) => `${label}="${value}"`,
      );
      const key = `${name}{${pairs.join()}}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    close: () => server.close(),
  };
}
