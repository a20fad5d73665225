import { once } from "node:events";
import { createServer } from "node:http";

type Counter = "enquiries_forms_total" | "enquiries_deliveries_total";

/**
 * Serves /metrics for Prometheus and /readyz on an address of their own, which visitors
 * must not reach. Rejects if the port cannot be had.
 * @param outboxState counts the outbox; rejects while the database does not answer
 */
export async function startMetrics(
  { port, host }: { port: number; host: string },
  outboxState: () => Promise<{ waiting: number; dead: number }>,
) {
  const counts = new Map<string, number>();

  async function metrics(): Promise<string> {
    // While the database is away, nobody knows.
    const state = await outboxState().catch(() => undefined);
    const messages = Object.entries(state ?? {}).map(
      ([name, count]) =>
        [`enquiries_outbox_messages{state="${name}"}`, count] as const,
    );
    return [...messages, ...counts]
      .map(([name, value]) => `${name} ${value}\n`)
      .join("");
  }

  const pages: Readonly<Record<string, () => Promise<string>>> = {
    "/metrics": metrics,
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
  }).listen({ port, ...(host && { host }) });
  await once(server, "listening");
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
