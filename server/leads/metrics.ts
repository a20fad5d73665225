import { once } from "node:events";
import { createServer } from "node:http";

/** How long the numbers of the outbox are not counted again, in ms. */
const COUNTED_FOR = 5000;

/** What Prometheus wants to know about each counter. */
const HELP = {
  leads_forms_total:
    "Forms that were sent, by where to and what became of them",
  leads_deliveries_total: "Tries to deliver a message of the outbox",
  http_requests_total: "Requests, by method and status",
};

type Counter = keyof typeof HELP;

/** How many messages wait and are dead, and how many things of each kind happened. */
export type Metrics = Awaited<ReturnType<typeof startMetrics>>;

/**
 * Serves /metrics for Prometheus and /readyz on an address of their own, which visitors
 * must not reach. Rejects if the port cannot be had.
 * @param outboxState counts the outbox; rejects while the database does not answer
 */
export async function startMetrics(
  { port, host }: { port: number; host: string },
  outboxState: () => Promise<{ waiting: number; dead: number }>,
) {
  const counts = new Map<Counter, Map<string, number>>();
  let counted: { state: ReturnType<typeof outboxState>; until: number };

  function outbox() {
    const now = performance.now();
    if (counted === undefined || now > counted.until)
      counted = { state: outboxState(), until: now + COUNTED_FOR };
    return counted.state;
  }

  async function metrics(): Promise<string> {
    // While the database is away, nobody knows.
    const state = await outbox().catch(() => undefined);
    return [
      "# HELP leads_outbox_messages Messages of the outbox that wait, and dead letters",
      "# TYPE leads_outbox_messages gauge",
      ...Object.entries(state ?? {}).map(
        ([name, value]) => `leads_outbox_messages{state="${name}"} ${value}`,
      ),
      ...Array.from(counts, ([name, values]) => [
        `# HELP ${name} ${HELP[name]}`,
        `# TYPE ${name} counter`,
        ...Array.from(
          values,
          ([labels, value]) => `${name}{${labels}} ${value}`,
        ),
      ]).flat(),
      "",
    ].join("\n");
  }

  const pages: Readonly<Record<string, () => Promise<string>>> = {
    "/metrics": metrics,
    "/readyz": async () =>
      JSON.stringify({ status: "ready", outbox: await outbox() }),
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
      const key = Object.entries(labels)
        .map(([label, value]) => `${label}="${value}"`)
        .join();
      const values = counts.get(name) ?? new Map<string, number>();
      counts.set(name, values.set(key, (values.get(key) ?? 0) + 1));
    },
    close: () => server.close(),
  };
}
