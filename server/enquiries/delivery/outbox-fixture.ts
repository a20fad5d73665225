import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished, vi } from "vitest";
import { portOf } from "../../address-fixture.ts";
import { words } from "../../build-fixture.ts";
import {
  type CreateDatabase,
  deskSettingsFrom,
  newEnquiry,
  openStore,
} from "../desk-fixture.ts";
import { noticesOf, storeEnquiry } from "../store/enquiries.ts";
import { type OutboxMessage, timestamp } from "../store/tables.ts";
import { channelsOf } from "./channels.ts";
import { startDelivery } from "./deliver.ts";

export const SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;

type Answer = (
  response: ServerResponse,
  request: IncomingMessage,
  body: string,
) => void;

export async function openOutbox(createDatabase: CreateDatabase) {
  const { setting, db } = await openStore(createDatabase);
  const mailServer = await startMailServer();
  const warn = vi.fn();
  const settings = deskSettingsFrom({
    ENQUIRIES_DATABASE: setting,
    ENQUIRIES_SMTP: mailServer.url,
    ENQUIRIES_MAIL_FROM: "Website <website@leadline.example>",
    ENQUIRIES_MAIL_TO: "desk@leadline.example",
  });

  const store = (part?: object) =>
    storeEnquiry(db, newEnquiry(part), noticesOf(settings));

  function start(on = db, patience?: number) {
    const delivery = startDelivery({
      db: on,
      channels: channelsOf({ db: on, words }, settings, patience),
      log: { warn, error: () => {} },
      pause: 20,
    });
    onTestFinished(() => delivery.stop());
  }

  const messages = () =>
    db.selectFrom("outbox").selectAll().orderBy("id").execute();

  const change = (values: Partial<OutboxMessage>) =>
    db
      .updateTable("outbox")
      .set(values)
      .where("state", "=", "waiting")
      .execute();

  /** Delivers to a webhook only, whose receiver responds as a test tells it to. */
  async function useWebhook(answer: Answer) {
    const server = createServer((request, response) => {
      text(request).then(
        (body) => answer(response, request, body),
        () => response.destroy(),
      );
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const url = `http://127.0.0.1:${portOf(server)}/hook`;
    settings.mail = undefined;
    settings.webhook = { url, secret: SECRET };
  }

  return {
    db,
    settings,
    mailServer,
    warn,
    store,
    start,
    messages,
    change,
    useWebhook,
    emails: mailServer.emails,
    makeDue: () => change({ next_at: timestamp() }),
  };
}

/** A mail server that keeps what it receives. */
export async function startMailServer(
  options: SMTPServerOptions = { disabledCommands: ["STARTTLS", "AUTH"] },
  port = 0,
) {
  const emails: string[] = [];
  const server = new SMTPServer({
    ...options,
    onData(stream, _session, done) {
      let email = "";
      stream.on("data", (part: Buffer) => (email += part.toString()));
      stream.once("end", () => {
        emails.push(email);
        done();
      });
    },
  });
  // A client that does not trust the certificate hangs up.
  server.on("error", () => {});
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const stop = () =>
    new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(stop);
  return {
    emails,
    port: portOf(server.server),
    url: `smtp://127.0.0.1:${portOf(server.server)}`,
    stop,
  };
}
