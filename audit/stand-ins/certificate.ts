import { createHash, X509Certificate } from "node:crypto";
import { generate } from "selfsigned";

export interface Certificate {
  key: string;
  cert: string;
  /** What Chromium's --ignore-certificate-errors-spki-list wants. */
  publicKeyHash: string;
}

/** A certificate for one run, signed by nobody; it is never written to a file. */
export async function makeCertificate(host: string): Promise<Certificate> {
  const pems = await generate([{ name: "commonName", value: host }], {
    keyType: "ec",
    algorithm: "sha256",
    extensions: [
      { name: "subjectAltName", altNames: [{ type: 2, value: host }] },
    ],
  });
  const publicKey = new X509Certificate(pems.cert).publicKey.export({
    type: "spki",
    format: "der",
  });
  return {
    key: pems.private,
    cert: pems.cert,
    publicKeyHash: createHash("sha256").update(publicKey).digest("base64"),
  };
}
