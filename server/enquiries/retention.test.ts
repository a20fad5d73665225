import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  databases,
  newEnquiry,
  openStore,
  subscription,
} from "./desk-fixture.ts";
import { storeSubscription } from "./newsletter.ts";
import { deleteOld, deleteOldDaily } from "./retention.ts";
import { storeEnquiry } from "./store/enquiries.ts";
import { timestamp } from "./store/tables.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const KEPT_FOR = 730;

const later = (time: number) => vi.setSystemTime(Date.now() + time);

describe.each(databases)("retention with %s", (_name, createDatabase) => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  async function openOld() {
    const { db } = await openStore(createDatabase);
    const store = (message: string, age: number) =>
      storeEnquiry(
        db,
        { ...newEnquiry({ message }), received_at: timestamp(-age * DAY) },
        [{ channel: "mail", kind: "enquiry" }],
      );
    const messages = async () => {
      const rows = await db
        .selectFrom("enquiries")
        .select("message")
        .orderBy("id")
        .execute();
      return rows.map(({ message }) => message);
    };
    async function startServer() {
      const log = {
        info: () => {},
        warn: () => {},
        error: vi.fn<() => void>(),
      };
      await deleteOldDaily(db, KEPT_FOR, log)();
      expect(log.error).not.toHaveBeenCalled();
    }
    async function pass(hours: number) {
      for (let hour = 0; hour < hours; hour += 1) {
        later(HOUR);
        await startServer();
      }
    }
    return { db, store, messages, startServer, pass };
  }

  it("deletes what is old once the clock has gone on for a day", async () => {
    const { db, store, messages, pass } = await openOld();
    await store("Old", KEPT_FOR + 1);
    await store("New", 1);
    await pass(24);
    expect(await messages()).toEqual(["Old", "New"]);
    // A clock that was put back is distrusted.
    later(-3 * HOUR);
    await pass(24);
    expect(await messages()).toEqual(["Old", "New"]);
    await pass(2);
    expect(await messages()).toEqual(["New"]);
    // The messages about an enquiry go with it.
    expect(await db.selectFrom("outbox").selectAll().execute()).toHaveLength(1);
  });

  it("deletes nothing because a clock is years ahead, and a tenth a day at most afterwards", async () => {
    const { store, messages, startServer, pass } = await openOld();
    for (let count = 1; count <= 20; count += 1) await store(`${count}`, 1);
    await pass(25);
    later(3 * 365 * DAY);
    await startServer();
    await pass(23);
    expect(await messages()).toHaveLength(20);
    await pass(3);
    expect(await messages()).toHaveLength(18);
    await pass(20);
    expect(await messages()).toHaveLength(18);
    later(-3 * 365 * DAY);
    await pass(50);
    expect(await messages()).toHaveLength(18);
  });

  it("keeps addresses that have unsubscribed, and forgets those that nobody confirmed", async () => {
    const { db } = await openOld();
    for (const email of ["a@b.example", "c@d.example"])
      await storeSubscription(db, subscription(email));
    await db
      .updateTable("subscriptions")
      .set({ unsubscribed_at: timestamp() })
      .where("email", "=", "a@b.example")
      .execute();
    later(31 * DAY);
    expect(await deleteOld(db, KEPT_FOR)).toMatchObject({ subscriptions: 1 });
    const rows = await db.selectFrom("subscriptions").select("email").execute();
    expect(rows).toEqual([{ email: "a@b.example" }]);
  });
});
