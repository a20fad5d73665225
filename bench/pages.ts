// Measures the first view of each page on a phone with Lighthouse, beside the
// same page, with the same headers, without its scripts: what is left is the cost
// of its HTML and CSS. What Lighthouse finds wrong besides fails the run.
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { portOf } from "../server/address-fixture.ts";
import { benchmark, median } from "./benchmark.ts";
import { runLighthouse, type LighthouseRun } from "./lighthouse.ts";
import { pages } from "./serve-site.ts";

/** Structured data stays: it is no script. */
const SCRIPTS =
  /<script\b(?![^>]*ld\+json)[^>]*>.*?<\/script>|<link\b[^>]*\brel="modulepreload"[^>]*>/gs;

/** Headers that describe the connection or the length of the original response. */
const OWN_HEADERS = new Set(["connection", "keep-alive", "content-length"]);

/** Fetches a file, compressed as on the server, and removes a page's scripts. */
async function fetchWithoutScripts(url: URL) {
  const response = await fetch(url);
  const isPage = response.headers.get("content-type")?.startsWith("text/html");
  const isCompressed = response.headers.has("content-encoding");
  const content = isPage
    ? (await response.text()).replaceAll(SCRIPTS, "")
    : Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    headers: {
      ...Object.fromEntries(
        Array.from(response.headers).filter(([name]) => !OWN_HEADERS.has(name)),
      ),
      ...(isCompressed && { "content-encoding": "br" }),
    },
    body: isCompressed ? brotliCompressSync(content) : content,
  };
}

/** Serves another server's pages without their scripts, from memory. */
async function serveWithoutScripts(origin: string) {
  const answers = new Map<string, ReturnType<typeof fetchWithoutScripts>>();
  const respond = async (path: string, response: ServerResponse) => {
    const answer =
      answers.get(path) ?? fetchWithoutScripts(new URL(path, origin));
    answers.set(path, answer);
    const { status, headers, body } = await answer;
    response.writeHead(status, headers).end(body);
  };
  const server = createServer(({ url = "/" }, response) => {
    void respond(url, response);
  }).listen(0);
  await once(server, "listening");
  return {
    address: `http://localhost:${portOf(server)}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

type Metric = "fcp" | "lcp" | "tbt" | "cls" | "js" | "requests" | "performance";

const middle = (runs: LighthouseRun[], metric: Metric) =>
  median(runs.map((run) => run[metric]));

function row(
  page: string,
  site: string,
  own: LighthouseRun[],
  bare: LighthouseRun[],
) {
  const seconds = (runs: LighthouseRun[], metric: Metric) =>
    (middle(runs, metric) / 1000).toFixed(2);
  const ratio = (metric: Metric) =>
    (middle(own, metric) / middle(bare, metric)).toFixed(2);
  return {
    page,
    site,
    "FCP s": seconds(own, "fcp"),
    "bare FCP": seconds(bare, "fcp"),
    "FCP ratio": ratio("fcp"),
    "LCP s": seconds(own, "lcp"),
    "bare LCP": seconds(bare, "lcp"),
    "LCP ratio": ratio("lcp"),
    "TBT ms": middle(own, "tbt").toFixed(0),
    "bare TBT": middle(bare, "tbt").toFixed(0),
    CLS: middle(own, "cls").toFixed(3),
    "JS KB": middle(own, "js").toFixed(0),
    requests: middle(own, "requests"),
    score: middle(own, "performance"),
  };
}

await benchmark(5, async ({ runs, sites, chosenPages }) => {
  const measured = await Promise.all(
    sites.map(async (site) => ({
      ...site,
      bareSite: await serveWithoutScripts(site.address),
    })),
  );
  const rows = [];
  try {
    for (const path of chosenPages.length > 0 ? chosenPages : pages) {
      const results = measured.map((site) => ({
        ...site,
        own: [] as LighthouseRun[],
        bare: [] as LighthouseRun[],
      }));
      for (let run = 1; run <= runs; run += 1) {
        for (const { address, bareSite, own, bare } of results) {
          own.push(await runLighthouse(address + path));
          bare.push(await runLighthouse(bareSite.address + path));
        }
        console.log(`${path}: run ${run} of ${runs}`);
      }
      for (const { name, own, bare } of results) {
        rows.push(row(path, name, own, bare));
        for (const title of new Set(own.flatMap(({ failed }) => failed))) {
          console.log(`  FAILED: ${title}`);
          process.exitCode = 1;
        }
      }
    }
  } finally {
    for (const { bareSite } of measured) bareSite.stop();
  }
  console.table(rows);
});
