import { createTransport, type SendMailOptions } from "nodemailer";
import { z } from "zod";
import { DeliveryFault } from "./deliver.ts";

/** How long a mail server may take for a step, and for a message altogether, in ms. */
const STEP_MS = 15_000;
const ALTOGETHER_MS = 60_000;

/** An e-mail to one receiver. */
export type Email = SendMailOptions;

/** Returns what sends an e-mail; it rejects with a {@link DeliveryFault}. `patience` is in ms. */
export function createMailer(smtp: string, patience = ALTOGETHER_MS) {
  const { protocol, username } = new URL(smtp);
  const step = Math.min(STEP_MS, patience);
  const transport = createTransport({
    url: smtp,
    forceAuth: username !== "",
    // Credentials never cross the network unencrypted.
    requireTLS: username !== "" && protocol === "smtp:",
    dnsTimeout: step,
    connectionTimeout: step,
    greetingTimeout: step,
    socketTimeout: step,
    // A visitor's text must never make nodemailer read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return async (email: Email): Promise<void> => {
    const signal = AbortSignal.timeout(patience);
    try {
      await transport.sendMail({ ...email, signal });
    } catch (error) {
      // A server that still greets and takes the password refuses this message only.
      const isOfMessage =
        signal.aborted || (await transport.verify().catch(() => false));
      throw new DeliveryFault(`mail server: ${codesOf(error)}`, !isOfMessage);
    }
  };
}

const smtpError = z.object({
  code: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
});

/** The codes of an error and no more: a mail server's reply may quote the address. */
function codesOf(error: unknown): string {
  const { code, responseCode, command } = smtpError.parse(error);
  return [code, responseCode, command]
    .filter((part) => part !== undefined)
    .join(" ");
}
