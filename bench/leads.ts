// Measures how many enquiries the lead desk stores, each with a durable commit, on
// both databases, and what that costs the pages. autocannon must be on the PATH:
// see the npm script.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { startPostgres } from "../scripts/postgres.ts";
import { portOf } from "../server/address-fixture.ts";
import { copySite } from "../tests/site-copy.ts";
import { median } from "./benchmark.ts";
import { serveSite } from "./site.ts";

const SECONDS = 10;
/** Half of what is to be reached, in enquiries a second. */
const STEADY = 250;
/** How often the pages are measured beside the desk and beside the stub, in turn. */
const ROUNDS = 3;

const report = z.object({
  requests: z.object({ average: z.number() }),
  latency: z.object({ p50: z.number(), p99: z.number() }),
  errors: z.literal(0),
  non2xx: z.literal(0),
});

const enquiry = JSON.stringify({
  name: "Ruth Adeyemi",
  email: "ruth@example.co.uk",
  subject: "google-ads",
  message: "What did we get for £1,500? ".repeat(10),
  page: "/contact?subject=google-ads&spend=30000&package=Growth&fee=5100",
  arrival: "/?utm_source=mail&utm_campaign=spring",
  openFor: 30_000,
  website: "",
});

/** Runs autocannon. Throws on any failure. */
async function load(url: string, ...options: string[]) {
  const duration = [`--duration=${SECONDS}`, "--json"];
  const child = spawn("autocannon", [...duration, ...options, url], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  return report.parse(JSON.parse(await text(child.stdout)));
}

const sendEnquiries = (address: string, ...options: string[]) =>
  load(
    `${address}/api/enquiries`,
    "--connections=32",
    "--method=POST",
    "--headers=content-type=application/json",
    `--body=${enquiry}`,
    ...options,
  );

const readPages = (address: string) =>
  load(address, "--connections=8", "--headers=accept-encoding=br");

/**
 * A server that takes enquiries and does nothing with them. The program that sends
 * them needs a processor too, which must not count as the desk's.
 */
async function serveStub() {
  const stub = createServer((request, response) => {
    request.resume().on("end", () => response.writeHead(201).end());
  }).listen(0);
  await once(stub, "listening");
  return {
    address: `http://localhost:${portOf(stub)}`,
    stop: () => stub.close(),
  };
}

/** How many pages a second are served while enquiries come to a server. */
async function readBeside(pages: string, desk: string): Promise<number> {
  const [{ requests }] = await Promise.all([
    readPages(pages),
    sendEnquiries(desk, `--overallRate=${STEADY}`),
  ]);
  return requests.average;
}

/** A build whose forms send to its server. */
const site = copySite();

async function measure(name: string, setting: string) {
  const settings = {
    LEADS_DATABASE: setting,
    LEADS_RATE: "9999999",
    LEADS_RATE_OVERALL: "9999999",
  };
  const { address, stop } = await serveSite(settings, site.folder);
  const stub = await serveStub();
  try {
    await sendEnquiries(address); // The server's first answers are slower.
    const most = await sendEnquiries(address);
    const steady = await sendEnquiries(address, `--overallRate=${STEADY}`);
    const besideStub: number[] = [];
    const besideDesk: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      besideStub.push(await readBeside(address, stub.address));
      besideDesk.push(await readBeside(address, address));
    }
    return {
      database: name,
      "enquiries/s": Math.round(most.requests.average),
      "p99 ms": most.latency.p99,
      [`p50 ms at ${STEADY}/s`]: steady.latency.p50,
      [`p99 ms at ${STEADY}/s`]: steady.latency.p99,
      "pages/s beside a stub": Math.round(median(besideStub)),
      [`pages/s beside ${STEADY}/s`]: Math.round(median(besideDesk)),
      ratio: (median(besideDesk) / median(besideStub)).toFixed(2),
    };
  } finally {
    stub.stop();
    await stop();
  }
}

const folder = mkdtempSync(join(tmpdir(), "leads-bench-"));
const postgres = await startPostgres();
try {
  await site.build({ LEADS_DATABASE: `sqlite:${join(folder, "leads.db")}` });
  console.table([
    await measure("SQLite", `sqlite:${join(folder, "leads.db")}`),
    await measure("PostgreSQL", postgres.address),
  ]);
} finally {
  await postgres.stop();
  site.remove();
  rmSync(folder, { recursive: true });
}
