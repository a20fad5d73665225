import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { type Kysely, sql, type Updateable } from "kysely";
import { reasonOf } from "../store/database.ts";
import {
  type Channel,
  isPostgres,
  type OutboxMessage,
  type Tables,
  timestamp,
} from "../store/schema.ts";

/** How often a channel looks for messages that other servers have stored, in ms. */
const PAUSE = 2000;

/** The number of tries after which a message is a dead letter. */
export const MOST_TRIES = 14;

const FIRST_MS = 5000;
const LONGEST_MS = 4 * 60 * 60 * 1000;

/**
 * How long to wait after the first, second, … failed try, in ms: each time twice
 * as long, at most four hours, and up to a quarter less, so that messages that
 * failed together are not retried together. All tries take about nine hours.
 */
function backOff(tries: number): number {
  const full = Math.min(FIRST_MS * 2 ** (tries - 1), LONGEST_MS);
  return Math.round(full * (1 - Math.random() / 4));
}

/** How long a server's claim on a message lasts, in ms. */
const CLAIM_MS = 120_000;

/** The error of a message that could not be delivered. */
export class DeliveryFault extends Error {
  /**
   * Whether the receiver has rejected this one message, so that others need not
   * wait.
   */
  readonly isRefused: boolean;

  constructor(message: string, isRefused: boolean) {
    super(message);
    this.isRefused = isRefused;
  }
}

/**
 * What delivers a message, by its channel. It returns why the message was not needed,
 * or null, and rejects with a {@link DeliveryFault} if it has to be tried again.
 */
export type Channels = Partial<
  Record<Channel, (message: OutboxMessage) => Promise<string | null>>
>;

interface Options {
  db: Kysely<Tables>;
  channels: Channels;
  log: Pick<FastifyBaseLogger, "warn" | "error">;
  onDelivery?: (channel: Channel, outcome: string) => void;
  pause?: number;
}

/**
 * Delivers the outbox in the background, each channel independently. `wake` is for
 * when a message was stored; `stop` resolves when the messages under way are
 * delivered or have failed.
 */
export function startDelivery(options: Options) {
  const { log, pause = PAUSE } = options;
  let alarm = new AbortController();
  const end = new AbortController();

  async function run(channel: Channel): Promise<void> {
    while (!end.signal.aborted) {
      const hasDelivered = await deliverNext(channel, options).catch(
        (error: unknown) =>
          log.error({ reason: reasonOf(error), channel }, "outbox not read"),
      );
      if (hasDelivered) continue;
      if (alarm.signal.aborted) alarm = new AbortController();
      else
        await wait(pause, undefined, { signal: alarm.signal }).catch(
          () => undefined,
        );
    }
  }

  const running = (["mail", "webhook"] as const).map(run);
  return {
    wake: () => alarm.abort(),
    async stop(): Promise<void> {
      end.abort();
      alarm.abort();
      await Promise.all(running);
    },
  };
}

async function deliverNext(
  channel: Channel,
  { db, channels, log, onDelivery }: Options,
): Promise<boolean> {
  const deliver = channels[channel];
  const message = deliver && (await claimNext(db, channel));
  if (!message) return false;
  try {
    const reason = await deliver(message);
    await record(db, message, {
      state: "sent",
      fault: reason,
      next_at: timestamp(),
    });
    onDelivery?.(channel, reason === null ? "sent" : "not needed");
  } catch (error) {
    if (!(error instanceof DeliveryFault)) throw error;
    const { message: fault, isRefused } = error;
    const tries = message.tries + 1;
    const state = tries >= MOST_TRIES ? "dead" : "waiting";
    await record(db, message, {
      state,
      fault,
      refused: isRefused ? 1 : 0,
      next_at: timestamp(backOff(tries)),
    });
    onDelivery?.(channel, state === "dead" ? "dead" : "failed");
    const { id, kind } = message;
    log.warn({ message: id, channel, kind, fault, state }, "not delivered");
  }
  return true;
}

/** Records the outcome of a try, while this server's claim on the message holds. */
async function record(
  db: Kysely<Tables>,
  { id, tries, claimed_until }: OutboxMessage,
  outcome: Updateable<Tables["outbox"]>,
): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ ...outcome, tries: tries + 1, claimed_until: null })
    .where("id", "=", id)
    .where("claimed_until", "=", claimed_until)
    .execute();
}

/**
 * Claims the next message of a channel, so that no other server sends it. A channel
 * keeps its order: a message waits for all earlier ones, except for those that the
 * receiver has rejected.
 */
async function claimNext(
  db: Kysely<Tables>,
  channel: Channel,
): Promise<OutboxMessage | undefined> {
  return db.transaction().execute(async (transaction) => {
    const now = timestamp();
    const query = transaction
      .selectFrom("outbox as message")
      .selectAll()
      .where("channel", "=", channel)
      .where("state", "=", "waiting")
      .where("next_at", "<=", now)
      .where((is) =>
        is.or([is("claimed_until", "is", null), is("claimed_until", "<", now)]),
      )
      .where((is) =>
        is.or([
          is("refused", "=", 1),
          is.not(
            is.exists(
              is
                .selectFrom("outbox as earlier")
                .select("earlier.id")
                .whereRef("earlier.id", "<", "message.id")
                .where("earlier.channel", "=", channel)
                .where("earlier.state", "=", "waiting")
                .where("earlier.refused", "=", 0),
            ),
          ),
        ]),
      )
      .orderBy("id")
      .limit(1);
    const message = await (
      isPostgres(db) ? query.forUpdate().skipLocked() : query
    ).executeTakeFirst();
    if (!message) return undefined;
    const claimed_until = timestamp(CLAIM_MS);
    await transaction
      .updateTable("outbox")
      .set({ claimed_until })
      .where("id", "=", message.id)
      .execute();
    return { ...message, claimed_until };
  });
}

/** Makes dead letters and waiting messages due at once; returns how many. */
export async function retryAll(db: Kysely<Tables>): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({ state: "waiting", tries: 0, refused: 0, next_at: timestamp() })
    .where("state", "in", ["dead", "waiting"])
    .where("claimed_until", "is", null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** How many messages wait, and how many are dead letters. */
export async function outboxState(db: Kysely<Tables>) {
  const rows = await db
    .selectFrom("outbox")
    .select(["state", sql<string>`count(*)`.as("count")])
    .where("state", "in", ["waiting", "dead"])
    .groupBy("state")
    .execute();
  const countOf = (state: string) =>
    Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { waiting: countOf("waiting"), dead: countOf("dead") };
}
