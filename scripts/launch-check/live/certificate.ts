import { once } from "node:events";
import { isIP } from "node:net";
import { connect } from "node:tls";

import type { Finding } from "../finding.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Automatic renewal happens at least 30 days before a certificate expires. */
const FEW_DAYS = 21;

const subject = "Certificate";

type Certificate = {
  /** Why browsers refuse it, if they do. */
  refusal: string | undefined;
  /** The names that it is for. */
  names: string;
  daysLeft: number;
};

/** Whether browsers trust the site's certificate, and until when. */
export async function checkCertificate(url: URL): Promise<Finding> {
  if (url.protocol !== "https:")
    return {
      state: "blocks",
      subject,
      message: `${url.origin} is not encrypted.`,
      remedy:
        "Have the host or the proxy serve https, with a certificate that renews itself.",
    };
  return judgeCertificate(url.hostname, await readCertificate(url));
}

async function readCertificate({ hostname, port }: URL): Promise<Certificate> {
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    // The TLS handshake names a host, never an IP address.
    ...(isIP(hostname) === 0 && { servername: hostname }),
    rejectUnauthorized: false,
  });
  await once(socket, "secureConnect");
  const { authorizationError } = socket;
  const { valid_to: end, subjectaltname } = socket.getPeerCertificate();
  socket.destroy();
  return {
    refusal: authorizationError ? String(authorizationError) : undefined,
    names: subjectaltname ?? "no name",
    daysLeft: Math.floor((Date.parse(end) - Date.now()) / DAY_MS),
  };
}

/** What is wrong with a certificate, and what to do. */
export function judgeCertificate(
  host: string,
  { refusal, names, daysLeft }: Certificate,
): Finding {
  if (refusal !== undefined)
    return {
      state: "blocks",
      subject,
      message: `browsers refuse it: ${refusal}. It is for ${names}; days left: ${daysLeft}.`,
      remedy: `Get a certificate for ${host} from an authority that browsers trust, such as Let's Encrypt.`,
    };
  if (daysLeft < FEW_DAYS)
    return {
      state: "look",
      subject,
      message: `it ends in ${daysLeft} days.`,
      remedy: "See whether it renews itself, and when.",
    };
  return { state: "ok", subject, message: `trusted; days left: ${daysLeft}.` };
}
