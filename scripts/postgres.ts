/** A PostgreSQL server of Debian's package, with data of its own. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createInterface } from "node:readline";

import { installFromDebian } from "./browser/debian.ts";

/** Debian's tool for servers that are thrown away. */
const TOOL = "/usr/bin/pg_virtualenv";

const OPTIONS =
  "-t -i --encoding=UTF8 -o fsync=on -o max_connections=200".split(" ");

/** Prints the address, and ends when this process closes the pipe, or ends. */
const HOLD =
  "echo postgres://$PGUSER:$PGPASSWORD@$PGHOST:$PGPORT/$PGDATABASE; exec cat";

/** Starts a server with durable commits: its address for ENQUIRIES_DATABASE, and how to end it. */
export async function startPostgres() {
  if (!existsSync(TOOL) && !installFromDebian("postgresql"))
    throw new Error(
      "PostgreSQL is missing, and could not be installed from Debian's package.",
    );
  const server = spawn(TOOL, [...OPTIONS, "sh", "-c", HOLD], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const stop = async () => {
    server.stdin.end();
    await once(server, "exit");
  };
  for await (const address of createInterface(server.stdout))
    if (address.startsWith("postgres:")) return { address, stop };
  throw new Error("PostgreSQL did not start.");
}
