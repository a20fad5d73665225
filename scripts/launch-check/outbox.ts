import { outboxState } from "../../server/enquiries/delivery/outbox.ts";
import type { DeskSettings } from "../../server/enquiries/settings.ts";
import {
  missingFile,
  openDatabase,
} from "../../server/enquiries/store/database.ts";
import { blocks, type Finding } from "./finding.ts";

/** Whether messages about enquiries have failed, if the enquiry desk is on and in use. */
export async function checkOutbox(
  desk: DeskSettings | undefined,
): Promise<Finding[]> {
  if (!desk || missingFile(desk.database) !== undefined) return [];
  const db = await openDatabase(desk.database);
  try {
    const { dead } = await outboxState(db);
    return [
      blocks(
        "Dead letters",
        [dead > 0 && `messages that could not be delivered: ${dead}`],
        "`npm run enquiries -- list --state failed` names them and `show` the cause; when it is mended, `npm run enquiries -- retry`.",
      ),
    ];
  } finally {
    await db.destroy();
  }
}
