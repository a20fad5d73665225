import type { SendMailOptions } from "nodemailer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deliverMail } from "./delivery/deliver-message.ts";
import { databases, openForms, words } from "./lead-fixture.ts";
import { Tokens } from "./newsletter.ts";

/** The path of the link for a purpose. */
const linkIn = (letter: SendMailOptions | undefined, purpose: string) =>
  new RegExp(
    `https://leadline.example(/newsletter/${purpose}\\?token=\\S+)`,
  ).exec(typeof letter?.text === "string" ? letter.text : "")?.[1] ?? "";

describe.each(databases)("the newsletter with %s", (_name, createDatabase) => {
  let desk: Awaited<ReturnType<typeof openForms>>;
  let tokens: Tokens;
  beforeAll(async () => {
    desk = await openForms(createDatabase);
    tokens = await Tokens.of(desk.db);
  });
  afterAll(() => desk.close());

  const subscribe = (email: string) =>
    desk.post("/api/subscriptions", { email });

  /** Delivers what waits; returns what was sent. */
  async function deliverAll() {
    const letters: SendMailOptions[] = [];
    const { db } = desk;
    const waiting = await db
      .selectFrom("outbox")
      .selectAll()
      .where("state", "=", "waiting")
      .orderBy("id")
      .execute();
    for (const message of waiting) {
      const fault = await deliverMail(message, {
        db,
        words,
        tokens,
        siteUrl: "https://leadline.example",
        from: "news@leadline.example",
        to: "",
        send: async (letter) => {
          letters.push(letter);
        },
      });
      await db
        .updateTable("outbox")
        .set({ state: "sent", fault })
        .where("id", "=", message.id)
        .execute();
    }
    return letters;
  }

  const row = () =>
    desk.db.selectFrom("subscriptions").selectAll().executeTakeFirstOrThrow();

  it("is sent only to whom has pressed the button behind the link, until they press the other one", async () => {
    await subscribe("ruth@example.co.uk");
    await subscribe("Ruth@example.co.uk");
    const [letter, ...others] = await deliverAll();
    expect(others).toEqual([]);
    expect(letter?.to).toBe("ruth@example.co.uk");
    const confirm = linkIn(letter, "confirm");
    const page = await desk.app.inject(confirm);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<form method="post">');
    expect(page.headers["referrer-policy"]).toBe("no-referrer");
    expect((await row()).confirmed_at).toBeNull();

    const confirmed = await desk.app.inject({ method: "POST", url: confirm });
    expect(confirmed.body).toContain("<h1>Confirmed</h1>");
    expect((await row()).confirmed_at).not.toBeNull();
    await desk.app.inject({ method: "POST", url: confirm });
    const [welcome, ...more] = await deliverAll();
    expect(more).toEqual([]);
    const unsubscribe = linkIn(welcome, "unsubscribe");
    expect(welcome).toMatchObject({
      headers: { "list-unsubscribe-post": "List-Unsubscribe=One-Click" },
      list: { unsubscribe: `https://leadline.example${unsubscribe}` },
    });

    // A subscriber gets no second message, and the form's response is the same.
    expect((await subscribe("ruth@example.co.uk")).statusCode).toBe(201);
    expect(await deliverAll()).toEqual([]);

    expect((await desk.app.inject(unsubscribe)).body).toContain(
      '<form method="post">',
    );
    expect((await row()).unsubscribed_at).toBeNull();
    const oneClick = await desk.app.inject({
      method: "POST",
      url: unsubscribe,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "List-Unsubscribe=One-Click",
    });
    expect(oneClick.statusCode).toBe(200);
    expect((await row()).unsubscribed_at).not.toBeNull();
  });

  it("refuses links that are forged, of another purpose or too old", async () => {
    const { id } = await row();
    const old = tokens.sign("confirm", id, -1000);
    const other = tokens.sign("unsubscribe", id);
    const forged = tokens.sign("confirm", id).replace(/^\d+/, String(id + 1));
    for (const token of [old, other, forged, "", "a.b.c", "1.0."]) {
      const url = `/newsletter/confirm?token=${token}`;
      for (const method of ["GET", "POST"] as const) {
        const { statusCode, body } = await desk.app.inject({ method, url });
        expect(statusCode).toBe(410);
        expect(body).toContain("<h1>Not valid</h1>");
      }
    }
  });
});
