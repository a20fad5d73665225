import { rename } from "node:fs/promises";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { createProgramFixture, largeFile } from "./program-fixture.ts";

// Each test starts a program, which takes longer on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let program: Awaited<ReturnType<typeof createProgramFixture>>;
beforeAll(async () => {
  program = await createProgramFixture();
});
afterEach(() => program.killAll());
afterAll(() => program.remove());

it("says where the site is, over IPv4 and IPv6", async () => {
  const address = await program.run().address;
  const { port, hostname } = new URL(address);
  expect(hostname).toBe("localhost");
  const hosts = ["localhost", "127.0.0.1"];
  const loopback = Object.values(networkInterfaces()).flat();
  if (loopback.some((entry) => entry?.address === "::1")) hosts.push("[::1]");
  for (const host of hosts) {
    const response = await fetch(`http://${host}:${port}/services`);
    expect(response.status).toBe(200);
  }
});

it("names the address it was given", async () => {
  const address = await program.run({ HOST: "127.0.0.1" }).address;
  expect(new URL(address).hostname).toBe("127.0.0.1");
});

it("is one server on localhost too, and the same as elsewhere", async () => {
  const { child, address, outcome } = program.run({ HOST: "localhost" });
  const { port, hostname } = new URL(await address);
  expect(hostname).toBe("localhost");
  const answers = await Promise.allSettled(
    ["127.0.0.1", "[::1]"].map((host) => fetch(`http://${host}:${port}/`)),
  );
  const statuses = answers.flatMap((answer) =>
    answer.status === "fulfilled" ? answer.value.status : [],
  );
  expect(statuses).toEqual([200]);
  child.kill("SIGTERM");
  expect(await outcome).toMatchObject({ exitCode: 0, errors: "" });
});

it.each(["SIGTERM", "SIGINT"] as const)(
  "finishes a download and ends with exit code 0 on %s",
  async (signal) => {
    const { child, outcome, address } = program.run();
    const response = await fetch(`${await address}/large.bin`);
    child.kill(signal);
    await vi.waitFor(async () => {
      await expect(fetch(await address)).rejects.toThrow("fetch failed");
    }, 10_000);
    // npm passes the signal on that the terminal has sent already.
    child.kill(signal);
    const body = await response.arrayBuffer();
    expect(body.byteLength).toBe(largeFile.length);
    expect(await outcome).toMatchObject({ exitCode: 0, errors: "" });
  },
);

it("writes one line a request, without the visitor", async () => {
  const { child, outcome, address } = program.run({ LOG_LEVEL: "info" });
  await fetch(`${await address}/services?email=jo@example.com`, {
    headers: { "user-agent": "Test browser" },
  });
  await fetch(`${await address}/%zz?email=jo@example.com`);
  child.kill("SIGTERM");

  const { output } = await outcome;
  const lines = output.split("\n").filter((line) => line.includes("request"));
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    expect.objectContaining({ method: "GET", path: "/services", status: 200 }),
    expect.objectContaining({ method: "GET", path: "/%zz", status: 400 }),
  ]);
  for (const secret of ["jo@", "email", "Test browser", "127.0.0.1", "::1"]) {
    expect(lines.join("\n")).not.toContain(secret);
  }
});

it("names the port that is in use, and a way out", async () => {
  const { port } = new URL(await program.run().address);
  const next = Number(port) + 1;
  expect(await program.run({ PORT: port }).outcome).toEqual({
    exitCode: 1,
    output: "",
    errors: `Port ${port} is in use already. Choose another: PORT=${next} npm start\n`,
  });
});

it("names a host that is not of this machine", async () => {
  expect(await program.run({ HOST: "192.0.2.1" }).outcome).toEqual({
    exitCode: 1,
    output: "",
    errors: 'HOST "192.0.2.1" is no address of this machine.\n',
  });
});

it("names every wrong setting", async () => {
  const { exitCode, errors } = await program.run({ PORT: "x", LOG_LEVEL: "y" })
    .outcome;
  expect(exitCode).toBe(1);
  expect(errors.split("\n")).toEqual([
    "Wrong settings:",
    '  PORT is "x"; it takes a whole number from 0 to 65535.',
    expect.stringContaining('  LOG_LEVEL is "y"; it takes one of '),
    "",
  ]);
});

it("tells to build the site first", async () => {
  const file = join(program.root, "build/csp.json");
  await rename(file, `${file}.aside`);
  const outcome = await program.run().outcome;
  await rename(`${file}.aside`, file);
  expect(outcome).toEqual({
    exitCode: 1,
    output: "",
    errors: `${file} is missing.\nBuild the site first: npm run build\n`,
  });
});
