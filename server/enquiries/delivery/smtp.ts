import MailComposer, {
  type MailComposerOptions,
} from "nodemailer/lib/mail-composer";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import { z } from "zod";
import { DeliveryFault } from "./deliver.ts";

/** How long a mail server may take for a step, and for a message altogether, in ms. */
const STEP_MS = 15_000;
const ALTOGETHER_MS = 60_000;

/** An e-mail to one receiver. */
export type Email = MailComposerOptions;

/**
 * Returns what sends an e-mail; it rejects with a {@link DeliveryFault}.
 * @param smtp an address such as smtp://user:password@mail.example.com:587
 * @param patience how long a message may take altogether, in ms
 */
export function createMailer(smtp: string, patience = ALTOGETHER_MS) {
  const { protocol, hostname, port, username, password } = new URL(smtp);
  const step = Math.min(STEP_MS, patience);
  const options = {
    host: hostname,
    secure: protocol === "smtps:",
    // Credentials never cross the network unencrypted.
    requireTLS: protocol === "smtp:" && username !== "",
    ...(port && { port }),
    dnsTimeout: step,
    connectionTimeout: step,
    greetingTimeout: step,
    socketTimeout: step,
  };
  const credentials = {
    user: decodeURIComponent(username),
    pass: decodeURIComponent(password),
  };

  return async (email: Email): Promise<void> => {
    const node = new MailComposer({
      ...email,
      // A visitor's text must never make nodemailer read a file or fetch a URL.
      disableFileAccess: true,
      disableUrlAccess: true,
    }).compile();
    const message = await node.build();
    const connection = new SMTPConnection(options);
    const { promise: broken, reject } = Promise.withResolvers<never>();
    connection.on("error", reject);
    connection.once("end", () => reject(new Error("closed")));
    const timer = setTimeout(() => {
      reject(Object.assign(new Error("too slow"), { code: "ETIMEDOUT" }));
    }, patience);
    const perform = (
      start: (done: (error?: Error | null) => void) => void,
    ): Promise<void> =>
      Promise.race([
        broken,
        new Promise<void>((resolve, refuse) =>
          start((error) => (error ? refuse(error) : resolve())),
        ),
      ]);
    broken.catch(() => undefined);
    let isOfChannel = true;
    try {
      await perform((done) => connection.connect(done));
      if (username)
        await perform((done) => connection.login(credentials, done));
      isOfChannel = false;
      await perform((done) =>
        connection.send(node.getEnvelope(), message, done),
      );
      connection.quit();
    } catch (error) {
      connection.close();
      throw new DeliveryFault(`mail server: ${codesOf(error)}`, isOfChannel);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** What nodemailer adds to its errors. */
const smtpError = z.object({
  code: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
});

/**
 * The codes of an error. A mail server's reply may quote the address, so nothing else
 * is kept.
 */
function codesOf(error: unknown): string {
  const { code, responseCode, command } = smtpError.parse(error);
  return [code, responseCode, command]
    .filter((part) => part !== undefined)
    .join(" ");
}
