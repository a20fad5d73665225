// Mail servers that require encryption and a password, as mail providers do.
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { generate } from "selfsigned";
import type { SMTPServerOptions } from "smtp-server";
import {
  afterAll,
  afterEach,
  beforeAll,
  describe,
  expect,
  it,
  vi,
} from "vitest";
import { createMailer } from "./smtp.ts";
import { startMailServer } from "./outbox-fixture.ts";

const email = { from: "web@leadline.example", to: "a@example.com", text: "A" };
const PASSWORD = "p@ss word:1";
const credentials = `web%40leadline.example:${encodeURIComponent(PASSWORD)}`;

async function createCertificate() {
  const name = [{ name: "commonName", value: "localhost" }];
  const { private: key, cert } = await generate(name);
  return { key, cert };
}

const send = (address: string) => createMailer(address, 2000)(email);

describe("a mail server with encryption", () => {
  const trusted = getCACertificates("default");
  let certificate: Awaited<ReturnType<typeof createCertificate>>;
  let server: Awaited<ReturnType<typeof startMailServer>> | undefined;
  beforeAll(async () => {
    certificate = await createCertificate();
    setDefaultCACertificates([...trusted, certificate.cert]);
  });
  afterAll(() => setDefaultCACertificates(trusted));
  afterEach(async () => server?.stop());

  /** Starts a server that wants a password; returns its address for ENQUIRIES_SMTP. */
  async function start(scheme: string, options: SMTPServerOptions = {}) {
    server = await startMailServer({
      ...certificate,
      onAuth: ({ username, password }, _session, done) =>
        username === "web@leadline.example" && password === PASSWORD
          ? done(null, { user: username })
          : done(new Error("No, web@leadline.example")),
      ...options,
    });
    return `${scheme}://${credentials}@localhost:${server.port}`;
  }

  it.each([
    ["smtp", false],
    ["smtps", true],
  ])("gets a message with %s and a password", async (scheme, secure) => {
    await send(await start(scheme, { secure }));
    expect(server?.emails).toHaveLength(1);
  });

  it("never gets the password without encryption", async () => {
    const onAuth = vi.fn<NonNullable<SMTPServerOptions["onAuth"]>>();
    const address = await start("smtp", {
      hideSTARTTLS: true,
      disabledCommands: ["STARTTLS"],
      allowInsecureAuth: true,
      onAuth,
    });
    await expect(send(address)).rejects.toMatchObject({ isOfChannel: true });
    expect(onAuth).not.toHaveBeenCalled();
  });

  it("is not believed with a certificate that nobody has signed", async () => {
    const address = await start("smtps", { secure: true });
    setDefaultCACertificates(trusted);
    await expect(send(address)).rejects.toThrow(/^mail server: ESOCKET/);
    setDefaultCACertificates([...trusted, certificate.cert]);
    expect(server?.emails).toEqual([]);
  });

  it("that refuses the password is to be tried again, and the fault has no name in it", async () => {
    const address = await start("smtp", {
      onAuth: (_credentials, _session, done) =>
        done(new Error("No, web@leadline.example")),
    });
    await expect(send(address)).rejects.toMatchObject({
      message: "mail server: EAUTH 535 AUTH PLAIN",
      isOfChannel: true,
    });
  });
});
