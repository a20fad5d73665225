import { createHash } from "node:crypto";
import type { Insertable, Kysely } from "kysely";
import { estimateOf } from "../../../app/features/enquiry/read-enquiry-address.ts";
import type { SentEnquiry } from "../../../app/features/leads/form-schemas.ts";
import { originOf } from "./origin.ts";
import {
  type Channel,
  type MessageKind,
  type Tables,
  timestamp,
} from "./tables.ts";

type NewEnquiry = Insertable<Tables["enquiries"]>;

/**
 * An enquiry as it is stored.
 * @param key the idempotency key: the browser repeats it when it sends the same form
 * again
 * @param packageNames the packages that an estimate can name
 */
export function enquiryOf(
  sent: SentEnquiry,
  key: string | undefined,
  packageNames: readonly string[],
): NewEnquiry {
  const { name, email, phone, subject, message } = sent;
  const estimate = estimateOf(
    /\?[^#]*/.exec(sent.page)?.[0] ?? "",
    packageNames,
  );
  return {
    // The hash includes the content, so that another message with the same key is
    // not lost.
    idempotency_key:
      key === undefined
        ? null
        : createHash("sha256")
            .update(JSON.stringify([key, name, email, phone, subject, message]))
            .digest("base64url"),
    received_at: timestamp(),
    name,
    email,
    phone,
    subject,
    message,
    spend_pence: estimate?.spendPence ?? null,
    packages: estimate?.names.join(", ") ?? null,
    fee_pence: estimate?.feePence ?? null,
    ...originOf(sent, { line: name, message }),
  };
}

/** A message about an enquiry. */
export interface Notice {
  channel: Channel;
  kind: MessageKind;
}

/**
 * Stores enquiries and the messages that they cause, all or none. What was stored
 * before with the same key is left as it is.
 */
export async function storeEnquiries(
  db: Kysely<Tables>,
  enquiries: readonly NewEnquiry[],
  notices: readonly Notice[],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const stored = await transaction
      .insertInto("enquiries")
      .values(enquiries)
      .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
      .returning("id")
      .execute();
    const messages = stored.flatMap(({ id }) =>
      notices.map((notice) => ({
        ...notice,
        enquiry_id: id,
        next_at: timestamp(),
      })),
    );
    if (messages.length > 0)
      await transaction.insertInto("outbox").values(messages).execute();
  });
}
