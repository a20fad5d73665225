/** A PostgreSQL server of Debian's package, with a data folder of its own. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { Client } from "pg";

import { installFromDebian } from "./browser/debian.ts";
import { freePort } from "../server/address-fixture.ts";

/** A running server: the address for ENQUIRIES_DATABASE, and how to end it. */
export interface Postgres {
  address: string;
  stop: () => Promise<void>;
}

const isRoot = process.getuid?.() === 0;

const findPrograms = () =>
  globSync("/usr/lib/postgresql/*/bin").toSorted().at(-1);

function preparePrograms(): string {
  if (findPrograms() === undefined) installFromDebian("postgresql");
  const folder = findPrograms();
  if (folder !== undefined) return folder;
  throw new Error(
    "PostgreSQL is missing, and could not be installed from Debian's package.",
  );
}

const idOf = (option: string) =>
  Number(execFileSync("id", [option, "postgres"], { encoding: "utf8" }));

/** PostgreSQL refuses to run as root, and Debian's package makes this user. */
const userOf = () => (isRoot ? { uid: idOf("-u"), gid: idOf("-g") } : {});

/** Starts a server with durable commits. Its data go when it stops. */
export async function startPostgres(): Promise<Postgres> {
  const programs = preparePrograms();
  const user = userOf();
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  if (isRoot) chownSync(folder, idOf("-u"), idOf("-g"));
  const data = join(folder, "data");
  const options = { ...user, cwd: folder, env: {} };
  execFileSync(
    join(programs, "initdb"),
    ["-D", data, "-U", "enquiries", "-A", "trust", "-E", "UTF8", "--no-sync"],
    { ...options, stdio: ["ignore", "ignore", "inherit"] },
  );
  const port = await freePort();
  const start = () =>
    spawn(
      join(programs, "postgres"),
      `-D ${data} -p ${port} -h 127.0.0.1 -k ${folder} -c max_connections=200`.split(
        " ",
      ),
      { ...options, stdio: "ignore" },
    ).once("exit", () => {
      // A test that ends it wants it started again, as systemd does.
      if (!isStopping) server = start();
    });
  let isStopping = false;
  let server = start();
  const address = `postgres://enquiries@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    isStopping = true;
    if (server.exitCode === null) {
      server.kill("SIGINT");
      await once(server, "exit");
    }
    rmSync(folder, { recursive: true });
  };
  process.once("exit", () => {
    isStopping = true;
    server.kill("SIGQUIT");
  });
  for (let attempt = 1; attempt <= 100; attempt += 1) {
    const client = new Client(address);
    try {
      await client.connect();
      await client.end();
      return { address, stop };
    } catch {
      await wait(100);
    }
  }
  await stop();
  throw new Error("PostgreSQL did not start.");
}
