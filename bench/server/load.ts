import { spawnSync } from "node:child_process";

export interface Load {
  requestsPerSecond: number;
  /** The latency that 99 in 100 answers kept, in ms. */
  p99: number;
  requests: number;
}

const IN_MS: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

function find(output: string, pattern: RegExp): string[] {
  const found = pattern.exec(output);
  if (!found) throw new Error(`wrk said nothing of ${pattern}:\n${output}`);
  return found.slice(1);
}

/**
 * Asks for one address over and over, on 32 connections, with wrk.
 * @param before a command that starts it in turn, such as taskset's
 * @throws on any answer that is not 2xx
 */
export function load(
  url: string,
  seconds: number,
  before: readonly string[],
): Load {
  const [command, ...args] = [
    ...before,
    "wrk",
    "--threads=1",
    "--connections=32",
    `--duration=${seconds}s`,
    "--latency",
    "--header=Accept-Encoding: gzip, deflate, br, zstd",
    url,
  ];
  const { stdout } = spawnSync(command, args, { encoding: "utf8" });
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout);
  const [rate] = find(stdout, /Requests\/sec:\s+([\d.]+)/);
  const [time, unit = ""] = find(stdout, /99%\s+([\d.]+)(us|ms|s)/);
  const [requests] = find(stdout, /(\d+) requests in/);
  return {
    requestsPerSecond: Number(rate),
    p99: Number(time) * (IN_MS[unit] ?? NaN),
    requests: Number(requests),
  };
}
