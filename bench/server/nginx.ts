import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { RunningSite } from "../harness/serve-site.ts";

/** A location that answers with a file's brotli twin, as our server does. */
interface Location {
  path: string;
  file: string;
  headers: Record<string, string>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const bound = server.address();
  server.close();
  if (bound === null || typeof bound === "string") throw new Error("no port");
  return bound.port;
}

// nginx sets these by itself.
const ITS_OWN =
  /^(?:connection|content-length|content-type|date|etag|keep-alive|last-modified|transfer-encoding)$/;

function locationBlock({ path, file, headers }: Location): string {
  const added = Object.entries(headers)
    .filter(([name]) => !ITS_OWN.test(name))
    .map(
      ([name, value]) =>
        `add_header ${name} '${value.replaceAll("'", "\\'")}';`,
    );
  return `location = ${path} {
      types {} default_type '${headers["content-type"] ?? "text/plain"}';
      ${added.join("\n      ")}
      root ${dirname(file)}; try_files /${basename(file)} =404;
    }`;
}

const configuration = (folder: string, port: number, locations: Location[]) => `
daemon off; master_process off; worker_processes 1;
pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; server_tokens off;
  keepalive_requests 10000000; open_file_cache max=1000 inactive=1h;
  client_body_temp_path ${folder}; proxy_temp_path ${folder};
  fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server {
    listen 127.0.0.1:${port};
    ${locations.map(locationBlock).join("\n    ")}
  }
}
`;

/**
 * Starts nginx with the same files and headers: one process, the files' brotli
 * twins taken as they are, because Debian's small nginx can't choose them.
 * @param before a command that starts it in turn, such as taskset's
 */
export async function startNginx(
  locations: Location[],
  before: readonly string[],
): Promise<RunningSite> {
  const folder = await mkdtemp(join(tmpdir(), "leadline-nginx-"));
  const port = await freePort();
  const file = join(folder, "nginx.conf");
  await writeFile(file, configuration(folder, port, locations));
  const [command, ...args] = [...before, "nginx", "-p", folder, "-c", file];
  const child = spawn(command, args, {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const address = `http://127.0.0.1:${port}`;
  for (let attempt = 0; ; attempt += 1) {
    try {
      await fetch(address);
      break;
    } catch (error) {
      if (attempt > 50 || child.exitCode !== null) throw error;
      await wait(100);
    }
  }
  return {
    address,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill("SIGQUIT");
      await once(child, "exit");
      await rm(folder, { recursive: true, force: true });
    },
  };
}
