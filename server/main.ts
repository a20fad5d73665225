import { join } from "node:path";
import { buildApp } from "./app.ts";
import { readCspHashes } from "./csp-hashes.ts";
import { listen } from "./listen.ts";
import { parseSettings } from "./settings.ts";
import { StartError } from "./start-error.ts";

// Docker kills a program 10 seconds after it asked it to stop.
const stopWithinMs = 8000;

async function start(): Promise<void> {
  const { port, host, logLevel } = parseSettings(process.env);
  const build = join(import.meta.dirname, "../build");
  const app = await buildApp({
    clientFolder: join(build, "client"),
    cspHashes: await readCspHashes(join(build, "csp.json")),
    logLevel,
  });

  let isStopping = false;
  const stop = () => {
    // npm and a terminal may both pass the same Ctrl+C on.
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(0), stopWithinMs).unref();
    void app.close();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);

  console.log(`Leadline is at ${await listen(app, { port, host })}`);
}

try {
  await start();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
