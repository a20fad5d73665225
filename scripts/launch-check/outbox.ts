import { outboxState } from "../../server/leads/delivery/outbox.ts";
import type { LeadSettings } from "../../server/leads/settings.ts";
import {
  missingFile,
  openDatabase,
} from "../../server/leads/store/database.ts";
import { blocks, type Finding, ok } from "./finding.ts";

const SUBJECT = "Lead desk";

/** Whether messages about enquiries have failed, if the lead desk is on and in use. */
export async function checkOutbox(
  desk: LeadSettings | undefined,
): Promise<Finding[]> {
  if (!desk || missingFile(desk.database) !== undefined) return [];
  const db = await openDatabase(desk.database);
  try {
    const { waiting, dead } = await outboxState(db);
    return [
      dead > 0
        ? blocks(
            SUBJECT,
            `Messages that could not be delivered (dead letters): ${dead}.`,
            "`npm run leads -- list --state failed` names them and `show` the cause; when it is mended, `npm run leads -- retry`.",
          )
        : ok(SUBJECT, `No dead letters; messages that wait: ${waiting}.`),
    ];
  } finally {
    await db.destroy();
  }
}
