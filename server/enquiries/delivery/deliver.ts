import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Kysely } from "kysely";
import { reasonOf } from "../store/database.ts";
import {
  type Channel,
  type OutboxMessage,
  type Tables,
  timestamp,
} from "../store/tables.ts";
import { claimNext, record } from "./outbox.ts";

/** How often a channel looks for messages that are due, in ms. */
const PAUSE = 2000;

/** How many messages of a channel are on their way at the same time. */
const AT_ONCE = 3;

/** The number of tries after which a message is a dead letter. */
export const MOST_TRIES = 14;

const FIRST_MS = 5000;
const LONGEST_MS = 4 * 60 * 60 * 1000;
const LONGEST_CLOSED_MS = 30_000;

/**
 * How long to wait after the first, second, … failed try, in ms: each time twice
 * as long, and up to a quarter less, so that messages that failed together are not
 * retried together.
 */
function backOff(tries: number, longest: number): number {
  const full = Math.min(FIRST_MS * 2 ** (tries - 1), longest);
  return Math.round(full * (1 - Math.random() / 4));
}

export class DeliveryFault extends Error {
  override name = "DeliveryFault";
  /** Whether no message can be delivered now: no connection, greeting or login. */
  readonly isOfChannel: boolean;
  /** How long the receiver wants to be left alone, in ms. */
  readonly retryAfter: number;

  constructor(message: string, isOfChannel: boolean, retryAfter = 0) {
    super(message);
    this.isOfChannel = isOfChannel;
    this.retryAfter = retryAfter;
  }
}

/**
 * What delivers a message, by its channel. It returns why the message was not needed,
 * or null, and rejects if it has to be tried again.
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
 * Delivers the outbox in the background. `wake` is for when a message was stored;
 * `stop` resolves when the messages under way are delivered or have failed.
 */
export function startDelivery(options: Options) {
  const { log, pause = PAUSE } = options;
  let alarm = new AbortController();
  const end = new AbortController();

  /** Whether a channel can be used: after a fault one message tries it out. */
  const gates = { mail: createGate(), webhook: createGate() };

  async function run(channel: Channel): Promise<void> {
    const gate = gates[channel];
    while (!end.signal.aborted) {
      const { signal } = alarm;
      const entered = gate.enter();
      if (entered !== undefined) {
        const outcome = await deliverNext(channel, options).catch(
          (error: unknown) =>
            log.error({ reason: reasonOf(error), channel }, "outbox not read"),
        );
        if (outcome === "channel fault") gate.close(entered);
        else if (outcome) gate.open();
        if (outcome) continue;
      }
      await wait(pause, undefined, { signal }).catch(() => undefined);
    }
  }

  const running = (["mail", "webhook"] as const).flatMap((channel) =>
    options.channels[channel]
      ? Array.from({ length: AT_ONCE }, () => run(channel))
      : [],
  );
  function wake() {
    const rung = alarm;
    alarm = new AbortController();
    rung.abort();
  }
  return {
    wake,
    async stop(): Promise<void> {
      end.abort();
      wake();
      await Promise.all(running);
    },
  };
}

/**
 * Says whether messages may be tried. After a fault of the channel nobody enters for
 * five seconds, then one at a time, until one gets through; each fault in a row doubles
 * the pause, up to half a minute.
 */
function createGate() {
  let faults = 0;
  let opensAt = 0;
  const shut = () => {
    opensAt = performance.now() + backOff(faults, LONGEST_CLOSED_MS);
  };
  return {
    /** The number of faults so far if a message may be tried, otherwise undefined. */
    enter(): number | undefined {
      if (performance.now() < opensAt) return undefined;
      // Whoever comes first tries the channel out while the others wait.
      if (faults > 0) shut();
      return faults;
    },
    /** What entered together and failed together counts as one fault. */
    close(entered: number): void {
      faults = Math.max(faults, entered + 1);
      shut();
    },
    open(): void {
      faults = 0;
      opensAt = 0;
    },
  };
}

async function deliverNext(
  channel: Channel,
  { db, channels, log, onDelivery }: Options,
): Promise<"delivered" | "message fault" | "channel fault" | undefined> {
  const deliver = channels[channel];
  const message = deliver && (await claimNext(db, channel));
  if (!message) return undefined;
  const { id, kind } = message;
  const tries = message.tries + 1;
  let reason;
  try {
    reason = await deliver(message);
  } catch (error) {
    const isKnown = error instanceof DeliveryFault;
    // Another error may quote the message.
    const fault = isKnown ? error.message : "cannot be delivered";
    if (!isKnown) log.error({ message: id, reason: errorName(error) }, fault);
    const isOfChannel = isKnown && error.isOfChannel;
    const state = !isOfChannel && tries >= MOST_TRIES ? "dead" : "waiting";
    const delay = Math.max(
      backOff(tries, LONGEST_MS),
      isKnown ? error.retryAfter : 0,
    );
    // A fault of the channel is no try of the message.
    const outcome = isOfChannel
      ? { next_at: timestamp() }
      : { tries, next_at: timestamp(delay) };
    await record(db, message, { state, fault, ...outcome });
    onDelivery?.(channel, state === "dead" ? "dead" : "failed");
    log.warn({ message: id, channel, kind, fault, state }, "not delivered");
    return isOfChannel ? "channel fault" : "message fault";
  }
  await record(db, message, {
    state: "sent",
    tries,
    fault: reason,
    next_at: timestamp(),
  });
  onDelivery?.(channel, reason === null ? "sent" : "not needed");
  return "delivered";
}

const errorName = (error: unknown) =>
  error instanceof Error ? error.name : "unknown";
