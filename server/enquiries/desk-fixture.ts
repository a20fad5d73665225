import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import type { FastifyInstance, InjectOptions } from "fastify";
import { onTestFinished } from "vitest";
import { enquirySchema } from "../../app/features/forms/form-schemas.ts";
import { buildApp } from "../app.ts";
import { createBuild, words } from "../build-fixture.ts";
import { parseSettings } from "../settings.ts";
import type { DeskSettings } from "./settings.ts";
import { openDatabase } from "./store/database.ts";
import { enquiryOf } from "./store/enquiries.ts";

/** The body of a request with a valid enquiry. */
export const enquiry = {
  name: "Ruth Adeyemi",
  email: "ruth@example.co.uk",
  phone: "020 7946 0999",
  subject: "google-ads",
  message: "What did we get for £1,500?\nIn November.",
  page: "/contact?subject=google-ads&spend=30000",
  arrival: "/google-ads?utm_source=mail&utm_campaign=spring&other=secret",
  openFor: 30_000,
  feedback: "",
  "answer-website": "example.co.uk",
};

const schema = enquirySchema(Object.keys(words.subjects), words.questions);

/** That enquiry with these differences, as it is stored. */
export const newEnquiry = (part: object = {}) =>
  enquiryOf(schema.parse({ ...enquiry, ...part }), undefined, words);

/** A subscription as a form sends it. */
export const subscription = (email: string) => ({
  email,
  page: "/",
  arrival: "/",
  referrer: "",
  consent: "",
  openFor: undefined,
  feedback: "",
});

/** The desk's settings with these variables. */
export function deskSettingsFrom(env: Record<string, string>): DeskSettings {
  const { desk } = parseSettings(env);
  if (!desk) throw new Error("the desk is off");
  return desk;
}

interface TestDatabase {
  setting: string;
  remove: () => Promise<void>;
}

export type CreateDatabase = () => Promise<TestDatabase>;

/** A SQLite file in a folder of its own. */
export async function createSqlite(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), "enquiries-"));
  return {
    setting: `sqlite:${join(folder, "enquiries.db")}`,
    remove: () => rm(folder, { recursive: true }),
  };
}

async function createPostgres(server: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const execute = async (sql: string) => {
    const client = new Client(server);
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await execute(`create database ${name}`);
  const setting = new URL(server);
  setting.pathname = `/${name}`;
  return {
    setting: setting.href,
    remove: () => execute(`drop database ${name} with (force)`),
  };
}

const { TEST_POSTGRES } = process.env;

/** The databases to test: PostgreSQL too if `npm run test:services` has started it. */
export const databases: readonly (readonly [string, CreateDatabase])[] = [
  ["SQLite", createSqlite],
  ...(TEST_POSTGRES
    ? ([["PostgreSQL", () => createPostgres(TEST_POSTGRES)]] as const)
    : []),
];

/** Opens a database until the end of the test. */
export async function openUntilEnd(setting: string) {
  const db = await openDatabase(setting);
  onTestFinished(() => db.destroy());
  return db;
}

/** Creates and opens a database, until the end of the test. */
export async function openStore(createDatabase: CreateDatabase) {
  const { setting, remove } = await createDatabase();
  onTestFinished(remove);
  return { setting, db: await openUntilEnd(setting) };
}

/** Starts a server with the enquiry desk, until the end of the test. */
export async function openForms(
  createDatabase: CreateDatabase,
  part: Partial<DeskSettings> = {},
) {
  const { build } = await createBuild({ hasDesk: true });
  const { setting, db } = await openStore(createDatabase);
  const settings = deskSettingsFrom({ ENQUIRIES_DATABASE: setting });
  const rate = { each: 10_000, overall: 10_000 };
  const app: FastifyInstance = await buildApp(build, "silent", {
    ...settings,
    rate,
    ...part,
  });
  onTestFinished(() => app.close());

  const post = (
    url: string,
    payload: object | string,
    headers: InjectOptions["headers"] = {},
  ) =>
    app.inject({
      method: "POST",
      url,
      payload,
      headers: { "content-type": "application/json", ...headers },
    });

  const postForm = (url: string, fields: Record<string, string>) =>
    post(url, new URLSearchParams(fields).toString(), {
      "content-type": "application/x-www-form-urlencoded",
      referer: "http://localhost:80/contact?subject=google-ads",
    });

  const stored = () => db.selectFrom("enquiries").selectAll().execute();

  return { app, db, post, postForm, stored };
}
