import type { Insertable, Kysely } from "kysely";
import type {
  SentEnquiry,
  SentSubscription,
} from "../../app/features/leads/form-schemas.ts";
import type { LeadSettings } from "./settings.ts";
import { enquiryOf, type Notice, storeEnquiries } from "./store/enquiries.ts";
import { GroupCommit } from "./store/group-commit.ts";
import { storeSubscriptions } from "./store/subscriptions.ts";
import type { Tables } from "./store/tables.ts";

/** The messages that are sent about an enquiry with these settings. */
export function noticesOf(
  settings: Pick<LeadSettings, "mail" | "webhook" | "acknowledges">,
): Notice[] {
  return [
    ...(settings.mail ? [{ channel: "mail", kind: "enquiry" } as const] : []),
    ...(settings.mail && settings.acknowledges
      ? [{ channel: "mail", kind: "acknowledgement" } as const]
      : []),
    ...(settings.webhook
      ? [{ channel: "webhook", kind: "enquiry" } as const]
      : []),
  ];
}

/** Stores forms before their senders get a response. */
export class Desk {
  readonly #db: Kysely<Tables>;
  readonly #enquiries: GroupCommit<Insertable<Tables["enquiries"]>>;
  readonly #subscriptions: GroupCommit<SentSubscription>;
  readonly #onStored: () => void;

  readonly #packageNames: readonly string[];

  /**
   * @param packageNames the packages that an estimate can name
   * @param onStored is called after each commit
   */
  constructor(
    db: Kysely<Tables>,
    notices: readonly Notice[],
    packageNames: readonly string[],
    onStored: () => void,
  ) {
    this.#db = db;
    this.#packageNames = packageNames;
    this.#onStored = onStored;
    this.#enquiries = new GroupCommit((entries) =>
      storeEnquiries(db, entries, notices),
    );
    this.#subscriptions = new GroupCommit((entries) =>
      storeSubscriptions(db, entries),
    );
  }

  /**
   * Resolves when the enquiry is stored durably, with the reasons why it is
   * suspect. Rejects with StoreUnavailable if that is not certain.
   */
  async receiveEnquiry(
    sent: SentEnquiry,
    key: string | undefined,
  ): Promise<string> {
    const enquiry = enquiryOf(sent, key, this.#packageNames);
    await this.#enquiries.add(enquiry);
    this.#onStored();
    return enquiry.flags;
  }

  /** Stores a newsletter form in the same way. */
  async receiveSubscription(sent: SentSubscription): Promise<void> {
    await this.#subscriptions.add(sent);
    this.#onStored();
  }

  /** Waits for the transactions under way, then closes the database. */
  async close(): Promise<void> {
    await Promise.all([
      this.#enquiries.settled(),
      this.#subscriptions.settled(),
    ]);
    await this.#db.destroy();
  }
}
