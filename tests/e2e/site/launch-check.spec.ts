import { expect, test } from "@playwright/test";
import Fastify from "fastify";

import { checkLivePolicy } from "../../../scripts/launch-check/live-policy.ts";

// After Accept, which comes as late as ours (specification, section 4), a service contacts
// a host that the policy does not know.
const PAGE = `<!DOCTYPE html><title>A</title>
<div class="cookie-notice"></div>
<script>
  const measure = () => requestIdleCallback(() =>
    fetch("https://service.example" + location.pathname + location.search));
  const accept = Object.assign(document.createElement("button"), {
    value: "accepted", textContent: "Accept",
    onclick() { sessionStorage.accepted = 1; measure(); } });
  if (sessionStorage.accepted) measure();
  else setTimeout(() => document.querySelector("div").append(accept), 1500);
</script>`;

test("launch-check names what the policy of each live page refuses after Accept", async () => {
  const host = Fastify({ forceCloseConnections: true });
  host.get("*", async (_, reply) =>
    reply
      .headers({
        "content-type": "text/html",
        "content-security-policy":
          "default-src 'self'; script-src 'unsafe-inline'",
      })
      .send(PAGE),
  );
  const address = await host.listen({ port: 0, host: "127.0.0.1" });
  const { faults } = await checkLivePolicy(new URL(address));
  await host.close();
  expect(faults.toSorted()).toEqual(
    ["/", "/contact", "/thank-you"].map(
      (path) =>
        `refused after Accept: connect-src https://service.example${path}`,
    ),
  );
});
