/** The hosts that this machine can run, with the files that the build has made. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { cp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { serveSite, type RunningSite } from "../../bench/serve-site.ts";
import { installFromDebian } from "../../scripts/browser/debian.ts";
import { freePort } from "../../server/address-fixture.ts";

interface Host {
  readonly name: string;
  readonly start: (port: number) => Promise<RunningSite>;
  /** Whether it is a service, which compresses as it likes and hides its settings. */
  readonly isService?: boolean;
}

const BUILD = resolve("build");
const BROTLI = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "host-"));
  process.once("exit", () => rmSync(folder, { recursive: true }));
  chmodSync(folder, 0o755);
  return folder;
}

const WAIT_MS = 3 * 60_000;

async function runProgram(
  port: number,
  [command, ...args]: readonly [string, ...string[]],
  env: Readonly<Record<string, string>> = {},
): Promise<RunningSite> {
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
    // npm starts others, which must end with it.
    detached: true,
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
  throw new Error(`${command} did not start.`);
}

function install(files: readonly string[], ...packages: string[]): void {
  const isMissing = () => !files.every((file) => existsSync(file));
  if (isMissing()) installFromDebian(...packages);
  if (isMissing())
    throw new Error(`Debian's ${packages.join(" and ")} could not be added.`);
}

async function readChanged(
  file: string,
  changes: Readonly<Record<string, string>>,
): Promise<string> {
  let text = await readFile(file, "utf8");
  for (const [from, to] of Object.entries(changes)) {
    if (!text.includes(from)) throw new Error(`${from} is not in ${file}.`);
    text = text.replaceAll(from, to);
  }
  return text;
}

const startNode = (port: number) =>
  serveSite({ PORT: String(port), HOST: "127.0.0.1" });

async function startNginx(
  port: number,
  site: string,
  changes: Readonly<Record<string, string>>,
): Promise<RunningSite> {
  const packages = ["nginx-light", "libnginx-mod-http-brotli-static"];
  install(["/usr/sbin/nginx", BROTLI], ...packages);
  const folder = createFolder();
  const server = await readChanged(site, {
    "listen 80;": `listen ${port};`,
    "  listen [::]:80;\n": "",
    ...changes,
  });
  const file = join(folder, "nginx.conf");
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
${server}
}
`,
  );
  return runProgram(port, ["/usr/sbin/nginx", "-e", "stderr", "-c", file]);
}

async function startStaticNginx(port: number) {
  // The user of nginx's workers may not read the folders above the build.
  const copy = createFolder();
  await cp(BUILD, copy, { recursive: true, preserveTimestamps: true });
  return startNginx(port, "deploy/nginx-static.conf", {
    "/var/www/site": copy,
  });
}

async function startNginxProxy(port: number) {
  const node = await startNode(await freePort());
  const nginx = await startNginx(port, "deploy/nginx-proxy.conf", {
    "127.0.0.1:3000": new URL(node.address).host,
  });
  const stop = async () => {
    await nginx.stop();
    await node.stop();
  };
  return { address: nginx.address, stop };
}

async function startCaddy(port: number) {
  install(["/usr/bin/caddy"], "caddy");
  const folder = createFolder();
  const site = await readChanged(join(BUILD, "hosts/Caddyfile"), {
    "\nlocalhost {": `\nhttp://127.0.0.1:${port} {`,
    "/var/www/site": BUILD,
  });
  const file = join(folder, "Caddyfile");
  await writeFile(file, `{\n\tadmin off\n}\n${site}`);
  return runProgram(port, ["caddy", "run", "--config", file], {
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  });
}

function startCloudflare(port: number) {
  const wrangler = "npm exec --yes --package=wrangler@4.164.0 -- wrangler";
  const options = `--ip=127.0.0.1 --port=${port} --persist-to=${createFolder()}`;
  const command = `${wrangler} pages dev ${BUILD}/client ${options} --show-interactive-dev-session=false`;
  return runProgram(port, ["sh", "-c", command], {
    WRANGLER_SEND_METRICS: "false",
    CI: "true",
  });
}

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
