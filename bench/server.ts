// Measures the Node server under load with autocannon, which must be on the
// PATH: see the npm script.
import { execFileSync } from "node:child_process";
import { globSync } from "node:fs";
import { z } from "zod";
import { benchmark, median } from "./benchmark.ts";

const report = z.object({
  requests: z.object({ average: z.number() }),
  latency: z.object({ p99: z.number() }),
  errors: z.literal(0),
  non2xx: z.literal(0),
});

/** Sends requests on 32 connections for 5 seconds. Throws on any failure. */
function load(url: string) {
  const options = ["--json", "--connections=32", "--duration=5"];
  const headers = ["--headers", "accept-encoding=br"];
  const output = execFileSync("autocannon", [...options, ...headers, url], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  return report.parse(JSON.parse(output));
}

await benchmark(3, async ({ runs, sites }) => {
  const [script = ""] = globSync("assets/*.js", { cwd: "build/client" });
  const rows = [];
  for (const path of ["/", `/${script}`]) {
    for (const { name, address } of sites) {
      load(address + path); // The server's first answers are slower.
      const results = Array.from({ length: runs }, () => load(address + path));
      rows.push({
        path,
        site: name,
        "requests/s": median(results.map(({ requests }) => requests.average)),
        "p99 ms": median(results.map(({ latency }) => latency.p99)),
      });
    }
  }
  console.table(rows);
});
