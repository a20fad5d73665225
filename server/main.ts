import { resolve } from "node:path";
import type { FastifyInstance } from "fastify";
import { buildApp } from "./app.ts";
import { NOWHERE, remarkOn } from "./enquiries/settings.ts";
import { readSettings, type Settings, StartError } from "./settings.ts";
import { readReceiver } from "./built-files.ts";

// Docker kills a program 10 seconds after it has asked it to stop.
const STOP_WITHIN_MS = 8000;

async function start(): Promise<void> {
  const settings = readSettings();
  const build = resolve("build");
  const receiver = await readReceiver(build);
  checkBuild(settings, receiver);
  const { logLevel, desk, hsts } = settings;
  const app = await buildApp(build, logLevel, desk, hsts);

  // A fault of the program ends it on purpose: systemd and Docker start it again.
  const fail = (error: unknown) => {
    app.log.fatal({ err: error }, "the server ends because of a fault in it");
    process.exit(1);
  };
  process.on("uncaughtException", fail);
  process.on("unhandledRejection", fail);

  const stop = () => {
    setTimeout(() => process.exit(0), STOP_WITHIN_MS).unref();
    app.close().catch(fail);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);

  console.log(`The site is at ${await listen(app, settings)}`);
  // `npm start` has just built the site, and the build has printed the same.
  const isSaid = process.env.npm_lifecycle_event === "start";
  if (!settings.desk && receiver.formService === undefined && !isSaid)
    console.log(NOWHERE);
  const remark = settings.desk && remarkOn(settings.desk);
  if (remark !== undefined) console.log(remark);
}

/** The pages of a build send their forms to where its settings said. */
function checkBuild(
  { desk, formService: wanted }: Settings,
  { formService, hasDesk }: Awaited<ReturnType<typeof readReceiver>>,
): void {
  if ((wanted ?? formService) === formService && !desk === !hasDesk) return;
  const built = hasDesk ? "to this server" : `to ${formService ?? "nobody"}`;
  throw new StartError(
    `The site was built to send its forms ${built}, and ENQUIRIES_DATABASE or ENQUIRIES_ENDPOINT says otherwise. Set them as for the build, or build it again with these settings: npm run build`,
  );
}

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
        ? `Port ${port} is already in use`
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
  // A database that is already open would keep the process alive.
  process.exit(1);
}
