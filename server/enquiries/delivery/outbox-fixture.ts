import { vi } from "vitest";
import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { portOf } from "../../address-fixture.ts";
import {
  type databases,
  deskSettingsFrom,
  newEnquiry,
} from "../desk-fixture.ts";
import { words } from "../words-fixture.ts";
import { noticesOf, storeEnquiry } from "../store/enquiries.ts";
import { openDatabase } from "../store/database.ts";
import { timestamp } from "../store/tables.ts";
import { channelsOf } from "./channels.ts";
import { startDelivery } from "./deliver.ts";

export async function openOutbox(
  createDatabase: (typeof databases)[number][1],
) {
  const database = await createDatabase();
  const db = await openDatabase(database.setting);
  let mailServer = await startMailServer();
  const deliverers: ReturnType<typeof startDelivery>[] = [];
  const warn = vi.fn();
  const settings = deskSettingsFrom({
    ENQUIRIES_DATABASE: database.setting,
    ENQUIRIES_SMTP: mailServer.url,
    ENQUIRIES_MAIL_FROM: "Website <website@leadline.example>",
    ENQUIRIES_MAIL_TO: "desk@leadline.example",
  });

  const store = (part?: object) =>
    storeEnquiry(db, newEnquiry(part), noticesOf(settings));

  function start(on = db, patience?: number) {
    const deliverer = startDelivery({
      db: on,
      channels: channelsOf({ db: on, words }, settings, patience),
      log: { warn, error: () => {} },
      pause: 20,
    });
    deliverers.push(deliverer);
  }

  const messages = () =>
    db.selectFrom("outbox").selectAll().orderBy("id").execute();

  /** Moves the clock to the next tries. */
  const makeDue = () =>
    db
      .updateTable("outbox")
      .set({ next_at: timestamp() })
      .where("state", "=", "waiting")
      .execute();

  async function stop() {
    for (const deliverer of deliverers.splice(0)) await deliverer.stop();
  }

  async function close() {
    await stop();
    await db.destroy();
    await mailServer.stop();
    await database.remove();
  }
  const { emails, refuse } = mailServer;
  const stopMailServer = () => mailServer.stop();
  async function startAgain(url: string) {
    const port = Number(new URL(url).port);
    mailServer = await startMailServer(undefined, port);
  }
  return {
    db,
    settings,
    emails,
    refuse,
    warn,
    store,
    start,
    messages,
    makeDue,
    stop,
    stopMailServer,
    startMailServer: startAgain,
    close,
  };
}

/** A mail server that keeps what it receives, and rejects what a test tells it to. */
export async function startMailServer(
  options: SMTPServerOptions = { disabledCommands: ["STARTTLS", "AUTH"] },
  port = 0,
) {
  const emails: string[] = [];
  let refusal: { code: number; times: number; of: string } | undefined;
  const server = new SMTPServer({
    ...options,
    onData(stream, _session, done) {
      let email = "";
      stream.on("data", (part: Buffer) => (email += part.toString()));
      stream.once("end", () => {
        if (refusal && refusal.times > 0 && email.includes(refusal.of)) {
          refusal.times -= 1;
          const error = new Error("No, ruth@example.co.uk");
          done(Object.assign(error, { responseCode: refusal.code }));
        } else {
          emails.push(email);
          done();
        }
      });
    },
  });
  // A client that does not trust the certificate hangs up.
  server.on("error", () => {});
  server.listen(port, "127.0.0.1");
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
    text(request).then(
      (body) => answer(response, request, body),
      () => response.destroy(),
    );
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
