import { createTransport, type SendMailOptions } from "nodemailer";
import { z } from "zod";
import { DeliveryFault } from "./deliver.ts";
import { ANSWER_MS, GREETING_MS, MOST_FOR_MAIL } from "./outbox.ts";

/** How long a message waits that the mail server may have taken, in ms. */
const MAY_HAVE_TAKEN_IT = 60 * 60_000;

const nothing = () => undefined;

const SILENT = {
  level: nothing,
  trace: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
};

/** An e-mail to one receiver. */
export type Email = SendMailOptions;

/** Returns what sends an e-mail; it rejects with a {@link DeliveryFault}. `patience` is in ms. */
export function createMailer(smtp: string, patience = MOST_FOR_MAIL) {
  const { protocol, username } = new URL(smtp);
  const greeting = Math.min(GREETING_MS, patience);
  const options = {
    url: smtp,
    forceAuth: username !== "",
    // Credentials never cross the network unencrypted.
    requireTLS: username !== "" && protocol === "smtp:",
    dnsTimeout: greeting,
    connectionTimeout: greeting,
    greetingTimeout: greeting,
    socketTimeout: Math.min(ANSWER_MS, patience),
    // A visitor's text must never make nodemailer read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  };

  return async (email: Email): Promise<void> => {
    const signal = AbortSignal.timeout(patience);
    let isUnderWay = false;
    const transport = createTransport({
      ...options,
      transactionLog: true,
      logger: {
        ...SILENT,
        // The mail server takes the message from here on.
        debug: ({ tnx }: { tnx?: string }, line: string) => {
          isUnderWay ||= tnx === "server" && line.startsWith("354");
        },
      },
    });
    try {
      await transport.sendMail({ ...email, signal });
    } catch (error) {
      const { codes, isAnswer } = codesOf(error);
      const fault = `mail server: ${codes}`;
      if (isUnderWay && !isAnswer)
        throw new DeliveryFault(fault, false, MAY_HAVE_TAKEN_IT);
      // A server that still greets and takes the password refuses this message only.
      const isOfMessage =
        signal.aborted || (await transport.verify().catch(() => false));
      throw new DeliveryFault(fault, !isOfMessage);
    }
  };
}

const smtpError = z.object({
  code: z.string().optional().catch(undefined),
  /** The cause's own, such as ECONNREFUSED. */
  originalCode: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
});

/** The codes of an error and no more: a mail server's reply may quote the address. */
function codesOf(error: unknown) {
  const { code, originalCode, responseCode, command } = smtpError.parse(error);
  const parts = [originalCode ?? code, responseCode, command];
  return {
    codes: parts.filter((part) => part !== undefined).join(" "),
    isAnswer: responseCode !== undefined,
  };
}
