// Measures how many enquiries both databases store, durably, and what pages take beside them.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startPostgres } from "../scripts/postgres.ts";
import { copySite } from "../tests/site-copy.ts";
import { median, readOptions } from "./benchmark.ts";
import { serveSite } from "./serve-site.ts";

const SECONDS = 5;
/** Enquiries a second while pages are read: an agency gets fifty a day. */
const STEADY = 20;
const VISITORS = 32;

const enquiry = {
  name: "Ruth Adeyemi",
  email: "ruth@example.co.uk",
  subject: "google-ads",
  page: "/contact?subject=google-ads&spend=30000",
  arrival: "/?utm_source=mail&utm_campaign=spring",
  openFor: 30_000,
  feedback: "",
};

let count = 0;

/** Does something for some seconds, for many visitors at once; returns how long each took, in ms, sorted. */
async function repeat(
  act: () => Promise<Response>,
  { visitors = VISITORS, pause = 0 } = {},
): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  const visit = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      const answer = await act();
      if (!answer.ok) throw new Error(`An answer is ${answer.status}`);
      await answer.arrayBuffer();
      times.push(performance.now() - start);
      await wait(pause);
    }
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  return times.toSorted((a, b) => a - b);
}

const p99 = (times: readonly number[]) =>
  times[Math.floor(times.length * 0.99)] ?? 0;

const sendEnquiries = (address: string, pause = 0) =>
  repeat(
    () => {
      count += 1;
      const message = `${count}: ${"What did we get for £1,500? ".repeat(10)}`;
      return fetch(`${address}/api/enquiries`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...enquiry, message }),
      });
    },
    { pause },
  );

/** The 99th percentile of the time of a page, at 200 a second, in ms. */
const readPages = async (address: string) =>
  p99(await repeat(() => fetch(address), { visitors: 8, pause: 40 }));

/** A build whose forms send to its server. */
const site = copySite();

async function measure(name: string, setting: string) {
  const settings = {
    ENQUIRIES_DATABASE: setting,
    ENQUIRIES_RATE: "9999999",
    ENQUIRIES_RATE_OVERALL: "9999999",
  };
  const { address, stop } = await serveSite(settings, site.folder);
  try {
    await sendEnquiries(address); // The server's first answers are slower.
    const times = await sendEnquiries(address);
    const alone: number[] = [];
    const beside: number[] = [];
    for (let round = 0; round < readOptions().runs; round += 1) {
      alone.push(await readPages(address));
      const sending = sendEnquiries(address, (VISITORS / STEADY) * 1000);
      beside.push(await readPages(address));
      await sending;
    }
    return {
      database: name,
      "enquiries/s": Math.round(times.length / SECONDS),
      "p99 ms": Math.round(p99(times)),
      "pages: p99 ms alone": median(alone),
      [`pages: p99 ms beside ${STEADY} enquiries/s`]: median(beside),
    };
  } finally {
    await stop();
  }
}

const folder = mkdtempSync(join(tmpdir(), "enquiries-bench-"));
const postgres = await startPostgres();
try {
  await site.build({
    ENQUIRIES_DATABASE: `sqlite:${join(folder, "enquiries.db")}`,
  });
  console.table([
    await measure("SQLite", `sqlite:${join(folder, "enquiries.db")}`),
    await measure("PostgreSQL", postgres.address),
  ]);
} finally {
  await postgres.stop();
  site.remove();
  rmSync(folder, { recursive: true });
}
