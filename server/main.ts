import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { buildApp } from "./app.ts";
import { parseSettings, type Settings, StartError } from "./settings.ts";

// Docker kills a program 10 seconds after it has asked it to stop.
const STOP_WITHIN_MS = 8000;

async function start(): Promise<void> {
  const settings = parseSettings(process.env);
  const build = join(import.meta.dirname, "../build");
  const app = await buildApp(build, settings.logLevel);

  const stop = () => {
    setTimeout(() => process.exit(0), STOP_WITHIN_MS).unref();
    void app.close();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);

  console.log(`The site is at ${await listen(app, settings)}`);
}

/** Starts listening and returns the address to open in a browser. */
async function listen(
  app: FastifyInstance,
  { port, host }: Settings,
): Promise<string> {
  try {
    const url = new URL(await app.listen({ port, host }));
    const isLocal = ["", "::", "0.0.0.0", "localhost"].includes(host);
    if (isLocal) url.hostname = "localhost";
    return url.origin;
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    const reason =
      error.code === "EADDRINUSE"
        ? `Port ${port} is in use already`
        : `The server cannot listen on port ${port}: ${error.message}`;
    throw new StartError(
      `${reason}. Set PORT or HOST to another value, like PORT=3001.`,
    );
  }
}

try {
  await start();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
