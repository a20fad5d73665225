import { once } from "node:events";
import { Agent, get } from "node:http";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { createBuild, runServer } from "./build-fixture.ts";

// This is more than the socket buffers at both ends of a connection hold.
const DOWNLOAD_BYTES = 30_000_000;

const { root, build } = await createBuild({}, afterAll);
await writeFile(join(build, "client/large.bin"), Buffer.alloc(DOWNLOAD_BYTES));

/** The whole outcome, so that a failure shows what ended the process instead. */
const failedStart = (errors: RegExp): Record<string, unknown> => ({
  exitCode: 1,
  signal: null,
  output: "",
  errors: expect.stringMatching(errors),
});

it("finishes a download and ends with exit code 0 on SIGINT", async () => {
  const { child, outcome, address } = runServer(root);
  const { port, hostname } = new URL(await address);
  expect(hostname).toBe("localhost");
  // Browsers open connections before they need them.
  const unused = connect(Number(port), hostname);
  await once(unused, "connect");
  const unusedClosed = once(unused, "close");

  const response = await fetch(`${await address}/large.bin`);
  child.kill("SIGINT");
  await vi.waitFor(async () => {
    await expect(fetch(await address)).rejects.toThrow("fetch failed");
  }, 10_000);
  // npm passes on the signal that the terminal has sent already.
  child.kill("SIGINT");
  const { byteLength } = await response.arrayBuffer();
  expect(byteLength).toBe(DOWNLOAD_BYTES);
  await unusedClosed;
  expect(await outcome).toMatchObject({ exitCode: 0, errors: "" });
});

it("answers every request on connections that are kept alive until it has closed them", async () => {
  const { child, outcome, address } = runServer(root);
  const { port } = new URL(await address);
  const agent = new Agent({ keepAlive: true });
  const endings = new Set<string | undefined>();
  const lost: Error[] = [];
  /** Asks on; resolves when the server does not listen any more. */
  const askOn = () =>
    new Promise<void>((resolve) => {
      const ask = () => {
        const request = get({ port, agent, path: "/services" }, (response) => {
          endings.add(response.headers.connection);
          response.resume().on("end", ask);
        }).on("error", (error) => {
          // The others found no server to connect to.
          if (request.reusedSocket) lost.push(error);
          resolve();
        });
      };
      ask();
    });
  const clients = Array.from({ length: 30 }, askOn);
  await vi.waitFor(() => expect(endings.size).toBe(1));
  child.kill("SIGTERM");
  await Promise.all(clients);
  expect(lost).toEqual([]);
  expect(endings).toContain("close");
  expect(await outcome).toMatchObject({ exitCode: 0, errors: "" });
});

it("ends because of a fault in it, and logs the cause", async () => {
  const plant =
    "process.on('SIGUSR2',()=>Promise.reject(Error('planted'))).unref";
  const NODE_OPTIONS = `--import=data:text/javascript,${plant}`;
  const { child, outcome, address } = runServer(root, { NODE_OPTIONS });
  await address;
  child.kill("SIGUSR2");
  const { output, exitCode } = await outcome;
  expect(exitCode).toBe(1);
  expect(output).toMatch(/"level":60.*"message":"planted".*a fault in it/);
});

it("logs one line a request, without the visitor's data, and says that enquiries go nowhere", async () => {
  const { child, outcome, address } = runServer(root, { LOG_LEVEL: "info" });
  await fetch(`${await address}/services?email=jo@example.com`, {
    headers: { "user-agent": "Test browser" },
  });
  child.kill("SIGTERM");

  const { output } = await outcome;
  expect(output).toMatch(/^Enquiries go nowhere: set ENQUIRIES_DATABASE=.+$/m);
  const lines = output.split("\n").filter((line) => line.includes("request"));
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    expect.objectContaining({ method: "GET", path: "/services", status: 200 }),
  ]);
  for (const personal of ["email", "Test browser", "127.0.0.1", "::1"]) {
    expect(lines.join("\n")).not.toContain(personal);
  }
});

it.each([
  [{ HOST: "192.0.2.1" }, /^The server cannot listen .+192\.0\.2\.1.+\n$/],
  [
    { ENQUIRIES_ENDPOINT: "https://forms.example/leadline" },
    /^The site was built to send its forms to nobody, .+npm run build\n$/,
  ],
  [{ ENQUIRIES_DATABASE: "sqlite:a.db" }, /to nobody, .+npm run build\n$/],
])("does not start with %j, and says why", async (env, errors) => {
  expect(await runServer(root, env).outcome).toEqual(failedStart(errors));
});

it("does not start without the desk that the build's forms send to, nor on a port that is in use", async () => {
  const desk = await createBuild({ hasDesk: true });
  expect(await runServer(desk.root).outcome).toEqual(
    failedStart(/^The site was built .+ to this server, .+npm run build\n$/),
  );
  const { port } = new URL(await runServer(root).address);
  // An open database must not keep the process alive: nothing would start it again.
  const env = { PORT: port, ENQUIRIES_DATABASE: "sqlite:enquiries.db" };
  expect(await runServer(desk.root, env).outcome).toEqual(
    failedStart(new RegExp(`^Port ${port} is already in use\\..+\n$`)),
  );
});

it("reads settings from .env, below those of the environment, and says if it cannot", async () => {
  const file = join(root, ".env");
  // Some editors put a mark at the beginning.
  await writeFile(file, "\uFEFFHOST=a b\nPORT=x\n");
  expect(await runServer(root, { PORT: "0" }).outcome).toEqual(
    failedStart(/^Invalid settings:\n {2}HOST is "a b"; expected .+\n$/),
  );
  await rm(file);
  await mkdir(file);
  const { outcome } = runServer(root);
  expect(await outcome).toEqual(
    failedStart(/^The file \.env cannot be read: .+\n$/),
  );
  await rm(file, { recursive: true });
});
