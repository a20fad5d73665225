import { once } from "node:events";
import { createServer } from "node:http";
import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
} from "prom-client";

/**
 * Serves metrics for Prometheus on a port of their own, which visitors must not
 * reach. Rejects if the port cannot be had.
 * @param outboxState how many messages wait and are dead now
 */
export async function startMetrics(
  port: number,
  outboxState: () => Promise<{ waiting: number; dead: number }>,
) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const forms = new Counter({
    name: "leads_forms_total",
    help: "Forms that were sent, by where to and what became of them",
    labelNames: ["form", "outcome"],
    registers,
  });
  const deliveries = new Counter({
    name: "leads_deliveries_total",
    help: "Tries to deliver a message of the outbox",
    labelNames: ["channel", "outcome"],
    registers,
  });
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "How long requests took",
    labelNames: ["method", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers,
  });
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
  const server = createServer((_request, response) => {
    response.setHeader("content-type", registry.contentType);
    registry
      .metrics()
      .then((text) => response.end(text))
      .catch(() => response.writeHead(503).end());
  }).listen(port);
  await once(server, "listening");
  return { forms, deliveries, requests, close: () => server.close() };
}
