import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { freePort } from "../address-fixture.ts";
import { buildApp } from "../app.ts";
import { createBuild } from "../build-fixture.ts";
import { deskSettingsFrom, enquiry } from "./desk-fixture.ts";

it.each(["SQLite", "PostgreSQL"])(
  "without its database the server shows its pages and answers forms with 503, until it can open it: %s",
  async (database) => {
    const { root, build } = await createBuild({ hasDesk: true });
    // A file stands where SQLite's folder would have to be.
    const obstacle = join(root, "data");
    await writeFile(obstacle, "");
    const ENQUIRIES_DATABASE =
      database === "SQLite"
        ? `sqlite:${join(obstacle, "enquiries.db")}`
        : `postgres://enquiries@127.0.0.1:${await freePort()}/enquiries`;
    const port = await freePort();
    const app = await buildApp(build, "silent", {
      ...deskSettingsFrom({ ENQUIRIES_DATABASE, ENQUIRIES_RATE: "9999" }),
      metrics: { port, host: "127.0.0.1" },
    });
    onTestFinished(() => app.close());
    const post = (url: string) =>
      app.inject({ method: "POST", url, payload: enquiry });

    expect((await app.inject("/services")).statusCode).toBe(200);
    for (const url of ["/api/enquiries", "/newsletter/confirm?token=a"]) {
      const { statusCode, headers } = await post(url);
      expect(statusCode).toBe(503);
      expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    }
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
    expect(ready.status).toBe(503);

    if (database === "PostgreSQL") return;
    await rm(obstacle);
    await expect
      .poll(async () => (await post("/api/enquiries")).statusCode)
      .toBe(201);
  },
);
