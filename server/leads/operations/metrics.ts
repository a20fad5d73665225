import { createServer, type Server } from "node:http";
import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
} from "prom-client";

/** The metrics of a running server for Prometheus. */
export class Metrics {
  readonly #registry = new Registry();
  readonly forms = new Counter({
    name: "leads_forms_total",
    help: "Forms that were sent, by where to and what became of them",
    labelNames: ["form", "outcome"],
    registers: [this.#registry],
  });
  readonly deliveries = new Counter({
    name: "leads_deliveries_total",
    help: "Tries to deliver a message of the outbox",
    labelNames: ["channel", "outcome"],
    registers: [this.#registry],
  });
  readonly requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "How long requests took",
    labelNames: ["method", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [this.#registry],
  });

  readonly #port: number;

  /** @param outboxState how many messages wait and are dead now */
  constructor(
    port: number,
    outboxState: () => Promise<{ waiting: number; dead: number }>,
  ) {
    this.#port = port;
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    const outbox: Gauge = new Gauge({
      name: "leads_outbox_messages",
      help: "Messages of the outbox that wait, and dead letters",
      labelNames: ["state"],
      registers,
      async collect() {
        const { waiting, dead } = await outboxState();
        outbox.set({ state: "waiting" }, waiting);
        outbox.set({ state: "dead" }, dead);
      },
    });
  }

  /** Serves the metrics on a separate port, which visitors must not reach. */
  async listen(): Promise<Server> {
    const server = createServer((_request, response) => {
      this.#registry
        .metrics()
        .then((text) =>
          response
            .setHeader("content-type", this.#registry.contentType)
            .end(text),
        )
        .catch(() => response.writeHead(503).end());
    });
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(this.#port, resolve);
    });
    return server;
  }
}
