// Mail servers that require encryption and a password, as mail providers do.
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { generate } from "selfsigned";
import type { SMTPServerOptions } from "smtp-server";
import { afterAll, expect, it, vi } from "vitest";
import { startMailServer } from "./outbox-fixture.ts";
import { createMailer } from "./smtp.ts";

const email = { from: "web@leadline.example", to: "a@example.com", text: "A" };
const PASSWORD = "p@ss word:1";
const credentials = `web%40leadline.example:${encodeURIComponent(PASSWORD)}`;

const name = [{ name: "commonName", value: "localhost" }];
const { private: key, cert } = await generate(name);
const trusted = getCACertificates("default");
setDefaultCACertificates([...trusted, cert]);
afterAll(() => setDefaultCACertificates(trusted));

/** Sends a message to a mail server that wants a password; returns what arrives. */
async function send(scheme: string, options: SMTPServerOptions = {}) {
  const { emails, port } = await startMailServer({
    key,
    cert,
    onAuth: ({ username, password }, _session, done) =>
      username === "web@leadline.example" && password === PASSWORD
        ? done(null, { user: username })
        : done(new Error("No, web@leadline.example")),
    ...options,
  });
  await createMailer(
    `${scheme}://${credentials}@localhost:${port}`,
    2000,
  )(email);
  return emails;
}

it.each([
  ["smtp", false],
  ["smtps", true],
])(
  "a mail server gets a message with %s and a password",
  async (scheme, secure) => {
    expect(await send(scheme, { secure })).toHaveLength(1);
  },
);

it("names the cause when a certificate is not trusted", async () => {
  setDefaultCACertificates(trusted);
  const sending = send("smtps", { secure: true });
  await expect(sending).rejects.toThrow("DEPTH_ZERO_SELF_SIGNED_CERT");
  setDefaultCACertificates([...trusted, cert]);
});

it("a mail server on this machine may be used without encryption, if the setting says so", async () => {
  const { emails, url } = await startMailServer({
    key,
    cert,
    authOptional: true,
  });
  await createMailer(`${url}?ignoreTLS=true`, 2000)(email);
  expect(emails).toHaveLength(1);
});

it("a mail server never gets the password without encryption", async () => {
  const onAuth = vi.fn<NonNullable<SMTPServerOptions["onAuth"]>>();
  const sending = send("smtp", {
    hideSTARTTLS: true,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth,
  });
  await expect(sending).rejects.toMatchObject({ isOfChannel: true });
  expect(onAuth).not.toHaveBeenCalled();
});

it("a mail server that refuses the password is to be tried again, and the fault has no name in it", async () => {
  const sending = send("smtp", {
    onAuth: (_credentials, _session, done) =>
      done(new Error("No, web@leadline.example")),
  });
  await expect(sending).rejects.toMatchObject({
    message: "mail server: EAUTH 535 AUTH PLAIN",
    isOfChannel: true,
  });
});
