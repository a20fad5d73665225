import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { Benchmark } from "./harness/benchmark.ts";
import { programVersion } from "./harness/machine.ts";
import { median } from "./harness/median.ts";
import { ROOT, serveSite } from "./harness/serve-site.ts";
import { load, type Load } from "./server/load.ts";
import { startNginx } from "./server/nginx.ts";

const RUNS = 3;
const SECONDS = 4;

/** Both begin cold; what they do once and for all is not measured, in s. */
const WARM_UP = 3;
const REQUESTS = 200_000;
const CLIENT = join(ROOT, "build/client");

/** A command that holds a program to one processor core, where there is one. */
function onCore(core: number): string[] {
  if (availableParallelism() < 2) return [];
  return programVersion("taskset", "--version")
    ? ["taskset", "-c", `${core}`]
    : [];
}

interface Answer {
  body: Buffer;
  headers: Record<string, string>;
}

/** An answer with its body as it came, compressed; fetch would unpack it. */
async function ask(url: string): Promise<Answer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br" } }, resolve).on(
      "error",
      reject,
    );
  });
  const headers = Object.entries(response.headers);
  return {
    body: await buffer(response),
    headers: Object.fromEntries(
      headers.map(([name, value]) => [name, String(value)]),
    ),
  };
}

/** The memory that a process holds, in MiB. */
function memoryOf(pid: number): number {
  const { stdout } = spawnSync("ps", ["-o", "rss=", "-p", `${pid}`], {
    encoding: "utf8",
  });
  return Number(stdout) / 1024;
}

const middle = (loads: Load[], of: "requestsPerSecond" | "p99") =>
  median(loads.map((each) => each[of]));

/** The site's server against nginx with the same files, a core each. */
export const server: Benchmark = async ({ runs = RUNS }) => {
  if (!programVersion("wrk", "--version")) {
    throw new Error("The load comes from wrk: apt-get install wrk");
  }
  const [asset] = globSync("assets/entry.client-*.js", { cwd: CLIENT });
  if (!asset) throw new Error("The build has no hashed asset.");
  const files = { "/": "index.html.br", [`/${asset}`]: `${asset}.br` };
  const site = await serveSite(ROOT, onCore(0));
  const stops = [site.stop];
  try {
    const locations = await Promise.all(
      Object.entries(files).map(async ([path, file]) => ({
        path,
        file: join(CLIENT, file),
        headers: (await ask(`${site.address}${path}`)).headers,
      })),
    );
    const version = programVersion("nginx", "-v");
    const nginx = version ? await startNginx(locations, onCore(0)) : undefined;
    if (nginx) stops.push(nginx.stop);
    const servers = [
      { name: "this server", address: site.address },
      ...(nginx ? [{ name: `nginx ${version}`, address: nginx.address }] : []),
    ];

    const rows: string[][] = [];
    for (const [path, file] of Object.entries(files)) {
      const loads = new Map<string, Load[]>();
      for (let run = 0; run < runs; run += 1) {
        for (const { name, address } of servers) {
          const { body } = await ask(`${address}${path}`);
          if (!body.equals(readFileSync(join(CLIENT, file)))) {
            throw new Error(`${name} sends something else for ${path}`);
          }
          if (run === 0) load(`${address}${path}`, WARM_UP, onCore(1));
          const one = load(`${address}${path}`, SECONDS, onCore(1));
          loads.set(name, [...(loads.get(name) ?? []), one]);
        }
      }
      const ours = middle(loads.get("this server") ?? [], "requestsPerSecond");
      for (const [name, all] of loads) {
        const rate = middle(all, "requestsPerSecond");
        rows.push([
          path === "/" ? "home page" : "hashed asset",
          name,
          rate.toFixed(0),
          `${middle(all, "p99").toFixed(2)} ms`,
          name === "this server" ? "" : (ours / rate).toFixed(2),
        ]);
      }
    }

    const before = memoryOf(site.pid);
    let requests = 0;
    while (requests < REQUESTS) {
      const more = load(`${site.address}/`, SECONDS, onCore(1));
      requests += more.requests;
    }
    const after = memoryOf(site.pid);
    return [
      {
        title: "Server: requests a second, one core each",
        head: ["what", "server", "requests/s", "p99", "ours/its"],
        rows,
        notes: [
          `Medians of ${runs} x ${SECONDS} s after a warm-up, brotli, 32 connections. Goal: 0.5 of nginx.`,
          ...(nginx
            ? []
            : ["nginx is not installed: nothing to compare with."]),
        ],
      },
      {
        title: "Server: memory",
        head: ["requests", "before", "after"],
        rows: [
          [
            String(requests),
            `${before.toFixed(1)} MiB`,
            `${after.toFixed(1)} MiB`,
          ],
        ],
        notes: ["Before: after the load above. Goal: flat."],
      },
    ];
  } finally {
    for (const stop of stops) await stop();
  }
};
