import { describe, expect, it } from "vitest";
import { databases, enquiry, openForms } from "./desk-fixture.ts";
import { timestamp } from "./store/tables.ts";

describe.each(databases)("outcomes with %s", (_name, createDatabase) => {
  it("are said by the links in the agency's mail, whose pages have a button", async () => {
    const desk = await openForms(createDatabase);
    await desk.post("/api/enquiries", enquiry);
    const [{ outcome_token: token } = { outcome_token: "" }] =
      await desk.stored();
    const won = `/outcome/won?token=${token}`;
    const page = await desk.app.inject(won);
    expect(page.body).toContain("<h1>Enquiry 1: Won</h1>");
    expect(page.headers["referrer-policy"]).toBe("no-referrer");
    // Scanners follow links, some without asking for the page.
    const lost = won.replace("won", "lost");
    await desk.app.inject({ method: "HEAD", url: lost });
    expect(await desk.stored()).toMatchObject([{ outcome: null }]);
    for (const value of ["a lot", "4,80", "4.800", "-1"]) {
      const { statusCode, body } = await desk.postForm(won, { value });
      expect(statusCode).toBe(422);
      expect(body).toContain(`value="${value}"`);
      expect(body).toContain("Please write pounds, like 4800.");
    }
    for (const [url, value, kept] of [
      [won, "£4,800", { outcome: "won", value_pence: 480_000 }],
      [lost, "", { outcome: "lost", value_pence: null }],
      // As the field shows it that was kept
      [won, "5000.5", { outcome: "won", value_pence: 500_050 }],
    ] as const) {
      expect((await desk.postForm(url, { value })).statusCode).toBe(200);
      expect(await desk.stored()).toMatchObject([kept]);
    }
    // The networks would take a value that is corrected for a second conversion.
    const at = "2026-11-01T09:00:00.000Z";
    await desk.db.updateTable("enquiries").set({ outcome_at: at }).execute();
    await desk.postForm(won, { value: "5000" });
    expect(await desk.stored()).toMatchObject([
      { value_pence: 500_000, outcome_at: at },
    ]);
    // A clock that was ahead is no reason either.
    await desk.db
      .updateTable("enquiries")
      .set({ received_at: timestamp(60 * 60 * 1000) })
      .execute();
    expect((await desk.app.inject(won)).statusCode).toBe(200);
    await desk.db
      .updateTable("enquiries")
      .set({ received_at: timestamp(-401 * 24 * 60 * 60 * 1000) })
      .execute();
    for (const url of [
      won,
      "/outcome/won",
      `/outcome/lost?token=${"x".repeat(32)}`,
    ]) {
      const { statusCode, body } = await desk.app.inject(url);
      expect(statusCode).toBe(410);
      expect(body).toContain("older than 400 days");
    }
  });
});
