import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { Client } from "pg";
import type { FastifyInstance, InjectOptions } from "fastify";
import { enquirySchema } from "../../app/features/forms/form-schemas.ts";
import { listeningAddress } from "../address-fixture.ts";
import { createBuild, hashOf } from "../build-fixture.ts";
import { buildApp } from "../app.ts";
import { parseSettings } from "../settings.ts";
import { WORDS_FILE } from "./words.ts";
import { words } from "./words-fixture.ts";
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
  page: "/contact?subject=google-ads&spend=30000&package=Growth&fee=5100",
  arrival: "/google-ads?utm_source=mail&utm_campaign=spring&other=secret",
  openFor: 30_000,
  website: "",
  "answer-website": "example.co.uk",
};

/** That enquiry with these differences, as it is stored. */
export const newEnquiry = (part: object = {}) =>
  enquiryOf(
    enquirySchema(
      ["general", "google-ads", "seo", "other"],
      words.questions,
    ).parse({
      ...enquiry,
      ...part,
    }),
    undefined,
    words,
  );

const newsletterForm = `<form action="/api/subscriptions" method="post"><input type="email" name="email"/><p class="not-sent" hidden="">Not sent.</p></form>`;

const deskPages = {
  "/": `<h1>Home</h1>${newsletterForm}`,
  "/contact": `<title>Contact</title><script>a</script><h1>Contact</h1><form action="/api/enquiries" method="post"><input type="text" id="contact-name" name="name"/><input type="email" name="email"/><select name="subject"><option value="">Select</option><option>Google &amp; Ads</option></select><textarea name="message"></textarea><input type="text" name="answer-website"/><input type="hidden" name="page"/><p class="not-sent" hidden="">Not sent.</p></form>${newsletterForm}`,
  "/thank-you": `<title>Thank You</title><main id="main"><h1>Thank You!</h1></main>`,
  "/services": "<h1>Services</h1>",
  "/404": "<h1>Not found</h1>",
};

/** Writes a small build into a temporary folder; its forms send to the server, or not. */
export async function createDeskBuild(hasDesk = true) {
  const site = await createBuild();
  const hashes = { scripts: [hashOf("a")], styles: [] };
  const pages: Record<string, typeof hashes> = {};
  for (const [address, html] of Object.entries(deskPages)) {
    pages[address] = hashes;
    const path = join(
      site.build,
      "client",
      address === "/404" ? "404.html" : `.${address}/index.html`,
    );
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, html);
  }
  const csp = JSON.stringify({ images: [], pages, hasDesk });
  await writeFile(join(site.build, "csp.json"), csp);
  await writeFile(join(site.build, WORDS_FILE), JSON.stringify(words));
  return site;
}

/** Such a build beside copies of the programs, and how to run `server/main.ts` there. */
export async function createDeskProject(hasDesk = true) {
  const site = await createDeskBuild(hasDesk);
  const project = join(import.meta.dirname, "../..");
  for (const part of [
    "server",
    "app/features",
    "app/format",
    "app/enquiry-subjects.ts",
    "app/form-limits.ts",
  ])
    await cp(join(project, part), join(site.root, part), {
      recursive: true,
    });
  const packages = "node_modules";
  await symlink(join(project, packages), join(site.root, packages));
  await writeFile(join(site.root, "package.json"), '{"type":"module"}');

  const started = new Set<ChildProcess>();
  function run(env: Record<string, string> = {}) {
    const child = spawn(process.execPath, ["server/main.ts"], {
      cwd: site.root,
      env: { PORT: "0", LOG_LEVEL: "warn", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    started.add(child);
    const { stdout, stderr } = child;
    const ended = [text(stdout), text(stderr), once(child, "close")] as const;
    const outcome = Promise.all(ended).then(([output, errors]) => ({
      output,
      errors,
      exitCode: child.exitCode,
      signal: child.signalCode,
    }));
    const address = listeningAddress(child);
    // A start that fails has none.
    address.catch(() => undefined);
    return { child, outcome, address };
  }
  function killAll() {
    for (const child of started) child.kill("SIGKILL");
    started.clear();
  }
  return { ...site, run, killAll };
}

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
export const databases: readonly (readonly [
  name: string,
  create: () => Promise<TestDatabase>,
])[] = [
  ["SQLite", createSqlite],
  ...(TEST_POSTGRES
    ? ([["PostgreSQL", () => createPostgres(TEST_POSTGRES)]] as const)
    : []),
];

export async function openForms(createDatabase: (typeof databases)[number][1]) {
  const site = await createDeskBuild();
  const database = await createDatabase();
  const db = await openDatabase(database.setting);
  const settings = deskSettingsFrom({ ENQUIRIES_DATABASE: database.setting });

  const start = (part: Partial<DeskSettings>) =>
    buildApp(site.build, "silent", { ...settings, ...part });
  const app = await start({ rate: { each: 1000, overall: 1000 } });

  const post = (
    url: string,
    payload: object | string,
    headers: InjectOptions["headers"] = {},
    to: FastifyInstance = app,
  ) =>
    to.inject({
      method: "POST",
      url,
      payload,
      headers: { "content-type": "application/json", ...headers },
    });

  /** Sends a form as a browser without JavaScript does. */
  const postForm = (
    url: string,
    fields: Record<string, string>,
    to: FastifyInstance = app,
  ) =>
    post(
      url,
      new URLSearchParams(fields).toString(),
      {
        "content-type": "application/x-www-form-urlencoded",
        referer: "http://localhost:80/contact?subject=google-ads",
      },
      to,
    );

  const stored = () => db.selectFrom("enquiries").selectAll().execute();

  async function close() {
    await app.close();
    await db.destroy();
    await database.remove();
    await site.remove();
  }
  return { app, db, start, post, postForm, stored, close };
}
