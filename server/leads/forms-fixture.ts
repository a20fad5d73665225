import type { FastifyInstance, InjectOptions } from "fastify";
import { buildApp } from "../app.ts";
import { parseSettings } from "../settings.ts";
import { createLeadBuild, type databases } from "./lead-fixture.ts";
import { openDatabase } from "./store/open-database.ts";

/** A server with a lead desk in a database of its own. */
export async function openForms(createDatabase: (typeof databases)[number][1]) {
  const site = await createLeadBuild();
  const database = await createDatabase();
  const db = await openDatabase(database.setting);

  const start = (settings: Record<string, string>) => {
    const env = { LEADS_DATABASE: database.setting, ...settings };
    return buildApp(site.build, "silent", parseSettings(env).leads);
  };
  const app = await start({ LEADS_RATE: "1000" });

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
