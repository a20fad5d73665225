/** The hosts that this machine can run, with the files that the build has made. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { installFromDebian } from "../../scripts/browser/debian.ts";
import { freePort } from "../../server/address-fixture.ts";

/** A host of the site that runs on this machine. */
export interface Running {
  address: string;
  stop: () => Promise<void>;
}

export interface Host {
  readonly name: string;
  readonly start: () => Promise<Running>;
  /** Whether it is a service, which compresses as it likes and hides its settings. */
  readonly isService?: boolean;
}

const BUILD = join(import.meta.dirname, "../../build");
const CLIENT = join(BUILD, "client");
const DEPLOY = join(import.meta.dirname, "../../deploy");
const BROTLI = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

const folders: string[] = [];

/** A folder for a program's files, which everybody may read. */
async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "host-"));
  folders.push(folder);
  await chmod(folder, 0o755);
  return folder;
}

export async function removeFolders(): Promise<void> {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
}

const WAIT_MS = 3 * 60_000;

/** Starts a program and waits until it answers. */
async function runProgram(
  port: number,
  [command, ...args]: readonly [string, ...string[]],
  env: Readonly<Record<string, string>> = {},
): Promise<Running> {
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "pipe"],
    // npm starts others, which must end with it.
    detached: true,
  });
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const end = (signal: NodeJS.Signals) => {
    if (child.pid !== undefined && child.exitCode === null)
      process.kill(-child.pid, signal);
  };
  const killAtExit = () => end("SIGKILL");
  process.once("exit", killAtExit);
  const stop = async () => {
    const ended = child.exitCode === null ? once(child, "exit") : undefined;
    end("SIGTERM");
    await ended;
    process.off("exit", killAtExit);
  };
  const giveUp = performance.now() + WAIT_MS;
  while (performance.now() < giveUp && child.exitCode === null) {
    const answers = await fetch(address).then(Boolean, () => false);
    if (answers) return { address, stop };
    await wait(100);
  }
  await stop();
  throw new Error(`${command} did not start.\n${errors}`);
}

/** Installs Debian's packages unless these files of theirs are there. */
function install(files: readonly string[], ...packages: string[]): void {
  const isMissing = () => !files.every((file) => existsSync(file));
  if (isMissing()) installFromDebian(...packages);
  if (isMissing())
    throw new Error(`Debian's ${packages.join(" and ")} could not be added.`);
}

/** Replaces words that must be there: the places that an operator changes. */
function change(text: string, changes: Readonly<Record<string, string>>) {
  return Object.entries(changes).reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`${from} is not in the file.`);
    return changed.replaceAll(from, to);
  }, text);
}

async function startNode() {
  const port = await freePort();
  return runProgram(port, ["node", "server/main.ts"], {
    PORT: String(port),
    HOST: "127.0.0.1",
    LOG_LEVEL: "warn",
  });
}

async function startNginx(site: string, port: number): Promise<Running> {
  install(
    ["/usr/sbin/nginx", BROTLI],
    "nginx-light",
    "libnginx-mod-http-brotli-static",
  );
  const folder = await createFolder();
  const file = join(folder, "nginx.conf");
  await writeFile(join(folder, "site.conf"), site);
  await writeFile(
    file,
    `load_module ${BROTLI};
pid ${folder}/pid;
error_log stderr;
daemon off;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  include ${folder}/site.conf;
}
`,
  );
  return runProgram(port, ["/usr/sbin/nginx", "-e", "stderr", "-c", file]);
}

async function startStaticNginx() {
  const port = await freePort();
  const site = await readFile(join(DEPLOY, "nginx-static.conf"), "utf8");
  // The user of nginx's workers may not read the folders above the build.
  const copy = await createFolder();
  await cp(BUILD, copy, { recursive: true, preserveTimestamps: true });
  const changed = change(site, {
    "listen 80;": `listen ${port};`,
    "  listen [::]:80;\n": "",
    "/var/www/site": copy,
  });
  return startNginx(changed, port);
}

async function startNginxProxy() {
  const port = await freePort();
  const node = await startNode();
  const site = await readFile(join(DEPLOY, "nginx-proxy.conf"), "utf8");
  const nginx = await startNginx(
    change(site, {
      "listen 80;": `listen ${port};`,
      "  listen [::]:80;\n": "",
      "127.0.0.1:3000": new URL(node.address).host,
    }),
    port,
  );
  const stop = async () => {
    await nginx.stop();
    await node.stop();
  };
  return { address: nginx.address, stop };
}

async function startCaddy() {
  install(["/usr/bin/caddy"], "caddy");
  const port = await freePort();
  const folder = await createFolder();
  const built = await readFile(join(BUILD, "hosts/Caddyfile"), "utf8");
  const site = built
    .replace(/^\S+ \{$/m, `http://127.0.0.1:${port} {`)
    .replace("/var/www/site/client", CLIENT);
  const file = join(folder, "Caddyfile");
  await writeFile(file, `{\n\tadmin off\n}\n${site}`);
  return runProgram(port, ["caddy", "run", "--config", file], {
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  });
}

async function startCloudflare() {
  const port = await freePort();
  const wrangler = "npm exec --yes --package=wrangler@4.164.0 -- wrangler";
  const options = `--ip=127.0.0.1 --port=${port} --persist-to=${await createFolder()}`;
  const command = `${wrangler} pages dev ${CLIENT} ${options} --show-interactive-dev-session=false`;
  return runProgram(port, ["sh", "-c", command], {
    WRANGLER_SEND_METRICS: "false",
    CI: "true",
  });
}

/** Each host of this machine. */
export const hosts: readonly Host[] = [
  { name: "our own server", start: startNode },
  { name: "nginx", start: startStaticNginx },
  { name: "nginx before our own server", start: startNginxProxy },
  { name: "Caddy", start: startCaddy },
  {
    name: "Cloudflare Pages (wrangler)",
    start: startCloudflare,
    isService: true,
  },
];
