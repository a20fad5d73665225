import { once } from "node:events";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import {
  createServer,
  type RequestListener,
  type ServerResponse,
} from "node:http";
import { extname, join, normalize } from "node:path";

import { portOf } from "../../server/address-fixture.ts";

const TYPES: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

function send(response: ServerResponse, status: number, file: string): void {
  const type = TYPES[extname(file)] ?? "application/octet-stream";
  response.writeHead(status, { "content-type": type });
  createReadStream(file).pipe(response);
}

async function kindOf(path: string): Promise<"file" | "folder" | "nothing"> {
  try {
    return (await stat(path)).isDirectory() ? "folder" : "file";
  } catch {
    return "nothing";
  }
}

const answerFrom =
  (folder: string) =>
  async (pathname: string, response: ServerResponse): Promise<void> => {
    const path = join(folder, normalize(decodeURIComponent(pathname)));
    const kind = await kindOf(path);
    if (kind === "file") {
      send(response, 200, path);
    } else if (kind === "nothing") {
      send(response, 404, join(folder, "404.html"));
    } else if (pathname.endsWith("/")) {
      send(response, 200, join(path, "index.html"));
    } else {
      response.writeHead(301, { location: `${pathname}/` }).end();
    }
  };

/**
 * Starts a host that knows nothing of the site: it gives files, index.html for
 * a folder's address, which it ends with a slash, and 404.html for the rest.
 */
export async function startStaticHost(folder: string) {
  const answer = answerFrom(folder);
  const listener: RequestListener = ({ url = "/" }, response) =>
    void answer(new URL(url, "http://host").pathname, response);
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `http://127.0.0.1:${portOf(server)}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
