import { expect, it } from "vitest";
import { portOf } from "../../address-fixture.ts";
import { Metrics } from "./metrics.ts";

it("tells Prometheus of forms and of the outbox as it is now", async () => {
  const outbox = { waiting: 1, dead: 0 };
  const metrics = new Metrics(0, async () => outbox);
  const server = await metrics.listen();
  const read = async () =>
    (await fetch(`http://localhost:${portOf(server)}/metrics`)).text();
  metrics.forms.inc({ form: "/api/enquiries", outcome: "stored" });
  expect(await read()).toContain(
    'leads_forms_total{form="/api/enquiries",outcome="stored"} 1',
  );
  outbox.dead = 2;
  expect(await read()).toContain('leads_outbox_messages{state="dead"} 2');
  server.close();
});
