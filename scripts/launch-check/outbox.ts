import { outboxState } from "../../server/enquiries/delivery/outbox.ts";
import type { DeskSettings } from "../../server/enquiries/settings.ts";
import {
  missingFile,
  openDatabase,
} from "../../server/enquiries/store/database.ts";
import { blocks, type Finding, ok } from "./finding.ts";

const SUBJECT = "Enquiry desk";

/** Whether messages about enquiries have failed, if the enquiry desk is on and in use. */
export async function checkOutbox(
  desk: DeskSettings | undefined,
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
            "`npm run enquiries -- list --state failed` names them and `show` the cause; when it is mended, `npm run enquiries -- retry`.",
          )
        : ok(SUBJECT, `No dead letters; messages that wait: ${waiting}.`),
    ];
  } finally {
    await db.destroy();
  }
}
