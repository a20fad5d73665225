// Measures how many enquiries the lead desk stores, each with a durable commit, on
// both databases, and how long pages take beside them. autocannon must be on the PATH:
// see the npm script.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { startPostgres } from "../scripts/postgres.ts";
import { copySite } from "../tests/site-copy.ts";
import { median } from "./benchmark.ts";
import { serveSite } from "./site.ts";

const SECONDS = 10;
/** Enquiries a second while pages are read: an agency gets fifty a day. */
const STEADY = 20;
/** How often the pages are measured alone and beside enquiries, in turn. */
const ROUNDS = 3;

const report = z.object({
  requests: z.object({ average: z.number() }),
  latency: z.object({ p50: z.number(), p99: z.number() }),
  errors: z.literal(0),
  non2xx: z.literal(0),
});

// autocannon puts a number of its own into each: the same content is stored once.
const enquiry = JSON.stringify({
  name: "Ruth Adeyemi",
  email: "ruth@example.co.uk",
  subject: "google-ads",
  message: `[<id>] ${"What did we get for £1,500? ".repeat(10)}`,
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
    "--idReplacement=true",
    ...options,
  );

/** The 99th percentile of the time of a page, at 200 a second, in ms. */
async function readPages(address: string): Promise<number> {
  const { latency } = await load(
    address,
    "--connections=8",
    "--overallRate=200",
    "--headers=accept-encoding=br",
  );
  return latency.p99;
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
  try {
    await sendEnquiries(address); // The server's first answers are slower.
    const most = await sendEnquiries(address);
    const alone: number[] = [];
    const beside: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      alone.push(await readPages(address));
      const [p99] = await Promise.all([
        readPages(address),
        sendEnquiries(address, `--overallRate=${STEADY}`),
      ]);
      beside.push(p99);
    }
    return {
      database: name,
      "enquiries/s": Math.round(most.requests.average),
      "p99 ms": most.latency.p99,
      "pages: p99 ms alone": median(alone),
      [`pages: p99 ms beside ${STEADY} enquiries/s`]: median(beside),
    };
  } finally {
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
