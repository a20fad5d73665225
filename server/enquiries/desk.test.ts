import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { freePort } from "../address-fixture.ts";
import { createDeskBuild, deskSettingsFrom, enquiry } from "./desk-fixture.ts";
import { buildApp } from "../app.ts";

describe("a server whose database is not there", () => {
  let site: Awaited<ReturnType<typeof createDeskBuild>>;
  beforeEach(async () => {
    site = await createDeskBuild();
  });
  afterEach(() => site.remove());

  it.each([
    ["SQLite", async () => `sqlite:${join(site.root, "file/enquiries.db")}`],
    [
      "PostgreSQL",
      async () =>
        `postgres://enquiries@127.0.0.1:${await freePort()}/enquiries`,
    ],
  ])(
    "shows its pages and answers forms with 503: %s",
    async (_name, setting) => {
      // A file stands where SQLite's folder would have to be.
      await writeFile(join(site.root, "file"), "");
      const port = await freePort();
      const settings = {
        ...deskSettingsFrom({ ENQUIRIES_DATABASE: await setting() }),
        metrics: { port, host: "127.0.0.1" },
      };
      const app = await buildApp(site.build, "silent", settings);
      expect((await app.inject("/services")).statusCode).toBe(200);
      const answers = [
        await app.inject({
          method: "POST",
          url: "/api/enquiries",
          payload: enquiry,
        }),
        await app.inject({
          method: "POST",
          url: "/newsletter/confirm?token=a",
        }),
      ];
      for (const { statusCode, headers } of answers) {
        expect(statusCode).toBe(503);
        expect(Number(headers["retry-after"])).toBeGreaterThan(0);
      }
      const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
      expect(ready.status).toBe(503);
      await app.close();
    },
  );
});

it("a server opens its database as soon as it can", async () => {
  const site = await createDeskBuild();
  const obstacle = join(site.root, "data");
  await writeFile(obstacle, "");
  const ENQUIRIES_DATABASE = `sqlite:${join(obstacle, "enquiries.db")}`;
  const settings = deskSettingsFrom({
    ENQUIRIES_DATABASE,
    ENQUIRIES_RATE: "9999",
  });
  const app = await buildApp(site.build, "silent", settings);
  const url = "/api/enquiries";
  const send = async () => {
    const answer = await app.inject({ method: "POST", url, payload: enquiry });
    return answer.statusCode;
  };
  expect(await send()).toBe(503);
  await rm(obstacle);
  await expect.poll(send).toBe(201);
  await app.close();
  await site.remove();
});
