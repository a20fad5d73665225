import { expect, it } from "vitest";
import {
  createSqlite,
  deskSettingsFrom,
  newEnquiry,
} from "../../server/enquiries/desk-fixture.ts";
import { openDatabase } from "../../server/enquiries/store/database.ts";
import { storeEnquiry } from "../../server/enquiries/store/enquiries.ts";
import { checkOutbox } from "./outbox.ts";

it("finds messages that could not be delivered", async () => {
  const { setting, remove } = await createSqlite();
  const desk = deskSettingsFrom({ ENQUIRIES_DATABASE: setting });
  // Before the server's first start there is nothing to look at.
  expect(await checkOutbox(desk)).toEqual([]);
  const db = await openDatabase(setting);
  await storeEnquiry(db, newEnquiry(), [{ channel: "mail", kind: "enquiry" }]);
  expect(await checkOutbox(desk)).toMatchObject([{ faults: [] }]);
  await db.updateTable("outbox").set({ state: "dead" }).execute();
  expect(await checkOutbox(desk)).toMatchObject([
    { faults: ["messages that could not be delivered: 1"] },
  ]);
  await db.destroy();
  await remove();
});
