import { timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import mime from "mime";
import { z } from "zod";

import { Refusal, type contentFiles } from "./content-files.ts";

/** The address of the files' list; a file is below it. */
export const FILES = "/admin/files";

/** More than a photograph has. */
export const MOST_BYTES = 20 * 1024 * 1024;

const etag = z.string().regex(/^"[\da-f]{64}"$/);

/** No segment is hidden, or leads elsewhere. */
const path = z
  .string()
  .max(300)
  .regex(/^content(?:\/[\p{L}\p{N}_][\p{L}\p{N}_ ()&+,'.-]*)+$/u)
  .refine((text) => !/\.(?:\/|$)/.test(text));

const request = z.discriminatedUnion("method", [
  z.object({ method: z.literal("GET"), path: path.optional() }),
  z.object({ method: z.literal("PUT"), path, version: etag.optional() }),
  z.object({ method: z.literal("DELETE"), path, version: etag }),
]);

type Asked = Pick<IncomingMessage, "method" | "url" | "headers">;

/** What is asked of the endpoint; undefined if it is nothing that it does. */
export function readRequest({ method, url = "", headers }: Asked) {
  const [address = ""] = url.split("?", 1);
  let decoded: string;
  try {
    decoded = decodeURIComponent(address.slice(FILES.length + 1));
  } catch {
    return undefined;
  }
  const parsed = request.safeParse({
    method,
    path: decoded === "" ? undefined : decoded,
    version: headers["if-match"],
  });
  return parsed.data;
}

/** Whether a request comes from a page of this server that knows the token. */
export function isAllowed(headers: IncomingHttpHeaders, token: string) {
  const { host = "", origin, authorization = "" } = headers;
  if (!/^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host)) return false;
  if (origin !== undefined && origin !== `http://${host}`) return false;
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin") return false;
  const given = Buffer.from(authorization);
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** What stops the build, a line each, and what is odd but possible. */
export type Findings = {
  problems: readonly string[];
  warnings: readonly string[];
};

/** What the editor shows after a change: mistakes alone, or else advice. */
export type Feedback = { isMistake: boolean; own: string[]; others: string[] };

/** The findings after a change of a file, those of that file first. */
function feedback({ problems, warnings }: Findings, file: string): Feedback {
  const isMistake = problems.length > 0;
  const lines = isMistake ? problems : warnings;
  // One line may name several places: "content/a.yaml, line 1; content/b.yaml, line 2: …".
  const isOwn = (line: string) =>
    (line.split(": ")[0] ?? "")
      .split("; ")
      .some((place) => place.replace(/,.*/, "") === file);
  return {
    isMistake,
    own: lines.filter(isOwn),
    others: lines.filter((line) => !isOwn(line)),
  };
}

const json = (
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): Answer => ({
  status: 200,
  headers: { "content-type": "application/json", ...headers },
  body: JSON.stringify(value),
});

/**
 * Answers the editor's requests for files.
 *
 * @param check finds what is wrong with the content as it is now
 */
export async function answer(
  message: IncomingMessage,
  files: ReturnType<typeof contentFiles>,
  token: string,
  check: () => Promise<Findings>,
): Promise<Answer> {
  if (!isAllowed(message.headers, token))
    return { status: 403, body: "Open the address that npm run edit prints." };
  const asked = readRequest(message);
  if (!asked) return { status: 400, body: "This is no file of content/." };
  try {
    if (asked.method === "GET") {
      if (asked.path === undefined) return json(await files.list());
      const { bytes, version } = await files.read(asked.path);
      const type = mime.getType(asked.path) ?? "application/octet-stream";
      return {
        status: 200,
        headers: { "content-type": type, etag: version },
        body: bytes,
      };
    }
    if (asked.method === "DELETE") {
      await files.remove(asked.path, asked.version);
      return json(feedback(await check(), asked.path));
    }
    // Node reads no more of a body than its header says.
    const length = Number(message.headers["content-length"] ?? Infinity);
    if (length > MOST_BYTES)
      return {
        status: 413,
        body: `A file may have ${MOST_BYTES / 1024 / 1024} MB.`,
      };
    const body = await buffer(message);
    const version = await files.write(asked.path, body, asked.version);
    return json(feedback(await check(), asked.path), { etag: version });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: error.status, body: error.message };
  }
}
