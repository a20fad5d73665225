import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { deliverMail } from "./delivery/channels.ts";
import type { Email } from "./delivery/smtp.ts";
import { databases, openForms } from "./desk-fixture.ts";
import { words } from "./words-fixture.ts";
import { linkOf } from "./newsletter.ts";
import { timestamp } from "./store/tables.ts";

const DAY = 24 * 60 * 60 * 1000;

const linkIn = (letter: Email | undefined, purpose: string) =>
  new RegExp(
    `https://leadline.example(/newsletter/${purpose}\\?token=\\S+)`,
  ).exec(typeof letter?.text === "string" ? letter.text : "")?.[1] ?? "";

describe.each(databases)("the newsletter with %s", (_name, createDatabase) => {
  let desk: Awaited<ReturnType<typeof openForms>>;
  beforeEach(async () => {
    desk = await openForms(createDatabase);
  });
  afterEach(() => desk.close());

  const subscribe = (email: string, visit = {}) =>
    desk.post("/api/subscriptions", { email, ...visit });

  /** Delivers what waits; returns what was sent. */
  async function deliverAll() {
    const letters: Email[] = [];
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

  const row = (email = "ruth@example.co.uk") =>
    desk.db
      .selectFrom("subscriptions")
      .selectAll()
      .where("email", "=", email)
      .executeTakeFirstOrThrow();

  const unsubscribeLink = async (email?: string) =>
    linkOf("", "unsubscribe", (await row(email)).token);

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
      headers: {
        "list-unsubscribe": `<https://leadline.example${unsubscribe}>`,
        "list-unsubscribe-post": "List-Unsubscribe=One-Click",
      },
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

  it("refuses links that are invented, or too old to confirm with", async () => {
    await subscribe("ruth@example.co.uk");
    const [letter] = await deliverAll();
    const confirm = linkIn(letter, "confirm");
    await desk.db
      .updateTable("subscriptions")
      .set({ confirmation_sent_at: timestamp(-8 * DAY) })
      .execute();
    for (const url of [
      confirm,
      "/newsletter/confirm",
      "/newsletter/unsubscribe?token=",
      "/newsletter/unsubscribe?token=a.b.c",
      "/newsletter/unsubscribe?token=a&token=b",
      "/newsletter/unsubscribe?token=%00",
    ])
      for (const method of ["GET", "POST"] as const) {
        const { statusCode, body } = await desk.app.inject({ method, url });
        expect(statusCode).toBe(410);
        expect(body).toContain("<h1>Not valid</h1>");
      }
    const { statusCode } = await desk.app.inject(await unsubscribeLink());
    expect(statusCode).toBe(200);
  });

  it("writes to an address once a day, three times in all, and never after it has unsubscribed", async () => {
    const letters: Email[][] = [];
    /** Asks twice, then lets a day pass. */
    async function askForADay() {
      await subscribe("ruth@example.co.uk");
      const first = await deliverAll();
      await subscribe("ruth@example.co.uk");
      letters.push([...first, ...(await deliverAll())]);
      await desk.db
        .updateTable("subscriptions")
        .set({ confirmation_sent_at: timestamp(-DAY - 1000) })
        .execute();
    }
    for (let day = 1; day <= 4; day += 1) await askForADay();
    expect(letters.map(({ length }) => length)).toEqual([1, 1, 1, 0]);

    await subscribe("tom@example.co.uk");
    await deliverAll();
    const url = await unsubscribeLink("tom@example.co.uk");
    await desk.app.inject({ method: "POST", url });
    await desk.db
      .updateTable("subscriptions")
      .set({ confirmation_sent_at: timestamp(-2 * DAY) })
      .execute();
    expect((await subscribe("tom@example.co.uk")).statusCode).toBe(201);
    expect(await deliverAll()).toEqual([]);
  });

  it("writes nothing because of a suspect form", async () => {
    const { statusCode } = await subscribe("victim@example.com", {
      website: "spam",
    });
    expect(statusCode).toBe(201);
    expect(await desk.db.selectFrom("outbox").selectAll().execute()).toEqual(
      [],
    );
  });
});
