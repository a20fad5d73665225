import { createTransport, type SendMailOptions } from "nodemailer";
import { z } from "zod";
import { DeliveryFault } from "./outbox.ts";

/** How long a mail server may take for each step, in ms. */
const PATIENCE = 15_000;

/** The mail server that messages are sent through. */
export interface Mailer {
  /** Rejects with a {@link DeliveryFault}. */
  send: (email: SendMailOptions) => Promise<void>;
  close: () => void;
}

/** @param smtp an address such as smtp://user:password@mail.example.com:587 */
export function createMailer(smtp: string, patience = PATIENCE): Mailer {
  const { protocol, hostname, port, username, password } = new URL(smtp);
  const transport = createTransport({
    pool: true,
    host: hostname,
    secure: protocol === "smtps:",
    // Credentials never cross the network unencrypted.
    requireTLS: protocol === "smtp:" && username !== "",
    ...(port ? { port: Number(port) } : {}),
    ...(username
      ? {
          auth: {
            user: decodeURIComponent(username),
            pass: decodeURIComponent(password),
          },
        }
      : {}),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    // A visitor's text must never make nodemailer read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(email) {
      try {
        await transport.sendMail(email);
      } catch (error) {
        throw faultOf(error);
      }
    },
    close: () => transport.close(),
  };
}

/**
 * Converts an error. A mail server's reply may quote the address, so only its code
 * is kept.
 */
function faultOf(error: unknown): DeliveryFault {
  const { code, responseCode, command } = smtpError.parse(error);
  return new DeliveryFault(
    ["mail server:", code, responseCode, command]
      .filter((part) => part !== undefined)
      .join(" "),
    // Other replies, such as one to wrong credentials, concern all messages.
    (responseCode ?? 0) >= 500 && (code === "EENVELOPE" || code === "EMESSAGE"),
  );
}

/** What nodemailer adds to its errors. */
const smtpError = z.object({
  code: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
});
