import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { portOf } from "../../address-fixture.ts";

/** A mail server that keeps what it receives, and rejects what a test tells it to. */
export async function startMailServer(
  options: SMTPServerOptions = { disabledCommands: ["STARTTLS", "AUTH"] },
) {
  const emails: string[] = [];
  let refusal: { code: number; times: number; of: string } | undefined;
  const server = new SMTPServer({
    ...options,
    onData(stream, _session, done) {
      const receive = async () => {
        const email = await text(stream);
        if (refusal && refusal.times > 0 && email.includes(refusal.of)) {
          refusal.times -= 1;
          const error = new Error("No, ruth@example.co.uk");
          done(Object.assign(error, { responseCode: refusal.code }));
        } else {
          emails.push(email);
          done();
        }
      };
      void receive();
    },
  });
  // A client that does not trust the certificate hangs up.
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  return {
    emails,
    url: `smtp://127.0.0.1:${portOf(server.server)}`,
    port: portOf(server.server),
    refuse: (code: number, times: number, of = "") => {
      refusal = { code, times, of };
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** A receiver of webhooks that responds as a test tells it to. */
export async function startReceiver(
  answer: (
    response: ServerResponse,
    request: IncomingMessage,
    body: string,
  ) => void,
) {
  const server = createServer((request, response) => {
    void text(request).then((body) => answer(response, request, body));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${portOf(server)}/hook`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
