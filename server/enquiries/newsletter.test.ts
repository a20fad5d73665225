import { describe, expect, it } from "vitest";
import { words } from "../build-fixture.ts";
import { deliverMail } from "./delivery/channels.ts";
import type { Email } from "./delivery/smtp.ts";
import { databases, openForms } from "./desk-fixture.ts";
import { timestamp } from "./store/tables.ts";

const DAY = 24 * 60 * 60 * 1000;
const EMAIL = "ruth@example.co.uk";

const linkIn = (letter: Email | undefined, purpose: string) =>
  new RegExp(
    `https://leadline.example(/newsletter/${purpose}\\?token=\\S+)`,
  ).exec(typeof letter?.text === "string" ? letter.text : "")?.[1] ?? "";

const listed = (letter: Email | undefined) => JSON.stringify(letter?.headers);

describe.each(databases)("the newsletter with %s", (_name, createDatabase) => {
  async function open() {
    const desk = await openForms(createDatabase);
    const { db, app } = desk;
    const subscribe = (email = EMAIL, visit = {}) =>
      desk.post("/api/subscriptions", { email, ...visit });

    async function deliverAll() {
      const letters: Email[] = [];
      const waiting = await db
        .selectFrom("outbox")
        .selectAll()
        .where("state", "=", "waiting")
        .execute();
      for (const message of waiting) {
        const fault = await deliverMail(message, {
          db,
          words,
          to: "",
          from: "news@leadline.example",
          siteUrl: "https://leadline.example",
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
    const rows = () => db.selectFrom("subscriptions").selectAll().execute();
    const press = (url: string) => app.inject({ method: "POST", url });
    const letTimePass = (time: number) =>
      db
        .updateTable("subscriptions")
        .set({
          asked_at: timestamp(-time),
          confirmation_sent_at: timestamp(-time),
        })
        .execute();
    return { db, app, subscribe, deliverAll, rows, press, letTimePass };
  }

  it("is sent only to whom has pressed the button behind the link, until they press the other one", async () => {
    const { app, db, subscribe, deliverAll, rows, press, letTimePass } =
      await open();
    // Nobody can find out from the answer whether an address is known.
    const { body: first } = await subscribe();
    const { body: second } = await subscribe("Ruth@example.co.uk");
    expect(second).toBe(first);
    const [letter, ...others] = await deliverAll();
    expect(others).toEqual([]);
    expect(letter?.to).toBe(EMAIL);
    const confirm = linkIn(letter, "confirm");
    const page = await app.inject(confirm);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<form method="post">');
    expect(page.headers["referrer-policy"]).toBe("no-referrer");
    expect(await rows()).toMatchObject([{ email: EMAIL, confirmed_at: null }]);

    expect((await press(confirm)).body).toContain("<h1>Confirmed</h1>");
    await press(confirm);
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
    const [{ asked_at } = { asked_at: "" }] = await rows();
    expect((await subscribe()).statusCode).toBe(201);
    expect(await deliverAll()).toEqual([]);
    expect(await rows()).toMatchObject([{ asked_at }]);

    const { body } = await app.inject(unsubscribe);
    expect(body).toContain('<form method="post">');
    expect(await rows()).toMatchObject([{ unsubscribed_at: null }]);
    const oneClick = await app.inject({
      method: "POST",
      url: unsubscribe,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "List-Unsubscribe=One-Click",
    });
    expect(oneClick.statusCode).toBe(200);
    expect(await rows()).not.toMatchObject([{ unsubscribed_at: null }]);

    // The old link brings nobody back. Who asks again is asked once more, and welcome already.
    expect((await press(confirm)).statusCode).toBe(410);
    expect(await rows()).not.toMatchObject([{ unsubscribed_at: null }]);
    await letTimePass(25 * 60 * 60 * 1000);
    await subscribe();
    const [again] = await deliverAll();
    await letTimePass(25 * 60 * 60 * 1000);
    await subscribe();
    expect(await deliverAll()).toEqual([]);
    await press(linkIn(again, "confirm"));
    expect(await deliverAll()).toEqual([]);
    expect(await rows()).toMatchObject([{ unsubscribed_at: null }]);
    const record = await db.selectFrom("consents").select("event").execute();
    expect(record.map(({ event }) => event)).toEqual(
      "asked asked confirmed withdrawn asked asked confirmed".split(" "),
    );
  });

  it("refuses links that are invented, or too old to confirm with", async () => {
    const { app, subscribe, deliverAll, letTimePass } = await open();
    await subscribe();
    const [letter] = await deliverAll();
    await letTimePass(8 * DAY);
    for (const url of [
      linkIn(letter, "confirm"),
      "/newsletter/confirm",
      "/newsletter/unsubscribe?token=a.b.c",
      "/newsletter/unsubscribe?token=a&token=b",
      "/newsletter/unsubscribe?token=%00",
    ])
      for (const method of ["GET", "POST"] as const) {
        const { statusCode, body } = await app.inject({ method, url });
        expect(statusCode).toBe(410);
        expect(body).toContain("<h1>Not valid</h1>");
      }
    const [unsubscribe = ""] = /\/newsletter[^>]+/.exec(listed(letter)) ?? [];
    expect((await app.inject(unsubscribe)).statusCode).toBe(200);
    // The link to confirm does not unsubscribe, and the other way round.
    for (const [from, to] of [
      [linkIn(letter, "confirm"), "unsubscribe"],
      [unsubscribe, "confirm"],
    ] as const) {
      const wrong = from.replace(/\w+(?=\?)/, to);
      expect((await app.inject(wrong)).statusCode).toBe(410);
    }
  });

  it("asks an address to confirm once a day, three times in all", async () => {
    const { subscribe, deliverAll, letTimePass } = await open();
    const letters: number[] = [];
    for (let day = 1; day <= 4; day += 1) {
      await subscribe();
      const first = await deliverAll();
      await subscribe();
      letters.push(first.length + (await deliverAll()).length);
      await letTimePass(DAY + 1000);
    }
    expect(letters).toEqual([1, 1, 1, 0]);
  });

  it("writes and keeps nothing because of a suspect form", async () => {
    const { subscribe, deliverAll, rows } = await open();
    const { statusCode } = await subscribe(EMAIL, { feedback: "spam" });
    expect(statusCode).toBe(201);
    expect(await deliverAll()).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  it("takes a link of a message of which it does not know that it was sent", async () => {
    const { db, subscribe, deliverAll, press } = await open();
    await subscribe();
    const [letter] = await deliverAll();
    await db
      .updateTable("subscriptions")
      .set({ confirmation_sent_at: null })
      .execute();
    expect((await press(linkIn(letter, "confirm"))).statusCode).toBe(200);
  });
});
