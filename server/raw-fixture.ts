import { once } from "node:events";
import { connect } from "node:net";
import { buffer } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";

/** An answer as it came over the wire. */
export interface RawAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

/**
 * Writes bytes to a listening app, ends the writing side, and gives every
 * answer that came back. Throws for an answer that is not whole.
 */
export async function answersTo(
  app: FastifyInstance,
  request: string | Buffer,
): Promise<RawAnswer[]> {
  const { port, hostname } = new URL(app.listeningOrigin);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  // Refused before all of it was read: what came back counts all the same.
  socket.on("error", () => socket.destroy());
  const received = buffer(socket);
  socket.end(Buffer.from(request));
  return readAnswers(await received, /^\s*HEAD /.test(String(request)));
}

/**
 * Cuts what a connection received into answers.
 * @param isHead whether an answer may be without the body whose length it says
 */
export function readAnswers(received: Buffer, isHead = false): RawAnswer[] {
  const answers: RawAnswer[] = [];
  let rest = received;
  while (rest.length > 0) {
    const end = rest.indexOf("\r\n\r\n");
    if (end === -1) throw new Error(`no whole head: ${rest.toString()}`);
    const [statusLine = "", ...lines] = rest
      .subarray(0, end)
      .toString("latin1")
      .split("\r\n");
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(statusLine)?.[1]);
    const headers = new Map(
      lines.map((line) => {
        const [name = "", ...value] = line.split(": ");
        return [name.toLowerCase(), value.join(": ")] as const;
      }),
    );
    const tail = rest.subarray(end + 4);
    const isBare = tail.length === 0 || tail.indexOf("HTTP/1.1 ") === 0;
    const hasBody = status >= 200 && status !== 304 && !(isHead && isBare);
    const size = hasBody ? Number(headers.get("content-length")) : 0;
    const body = tail.subarray(0, size);
    if (body.length !== size) {
      throw new Error(`${statusLine}: ${body.length} bytes of ${size}`);
    }
    answers.push({ status, headers, body });
    rest = tail.subarray(size);
  }
  return answers;
}
