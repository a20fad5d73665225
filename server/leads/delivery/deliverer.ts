import { setTimeout as wait } from "node:timers/promises";
import type { Kysely } from "kysely";
import { reasonOf } from "../reason.ts";
import type { Channel, OutboxMessage, Tables } from "../store/tables.ts";
import { claimNext, DeliveryFault, markFailed, markSent } from "./outbox.ts";

/** How often a channel looks for messages that other servers have stored, in ms. */
const PAUSE = 2000;

interface Options {
  db: Kysely<Tables>;
  channels: readonly Channel[];
  /** Returns why a message was not needed, or null. */
  deliver: (message: OutboxMessage) => Promise<string | null>;
  log: {
    warn: (details: object, text: string) => void;
    error: (details: object, text: string) => void;
  };
  onDelivery: (channel: Channel, outcome: string) => void;
  pause?: number;
}

/** Delivers the outbox in the background, each channel independently. */
export class Deliverer {
  readonly #options: Options;
  #wake = new AbortController();
  #channels: Promise<void>[] = [];
  #isStopped = false;

  constructor(options: Options) {
    this.#options = options;
  }

  start(): void {
    this.#channels = this.#options.channels.map((channel) =>
      this.#run(channel),
    );
  }

  /** Wakes the deliverer, because a message was stored. */
  wake(): void {
    this.#wake.abort();
  }

  /** Resolves when the messages under way are delivered or have failed. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.wake();
    await Promise.all(this.#channels);
  }

  async #run(channel: Channel): Promise<void> {
    const { log, pause = PAUSE } = this.#options;
    while (!this.#isStopped) {
      let hasDelivered = false;
      try {
        hasDelivered = await this.#deliverNext(channel);
      } catch (error) {
        log.error({ reason: reasonOf(error), channel }, "outbox not read");
      }
      if (hasDelivered) continue;
      if (this.#wake.signal.aborted) {
        this.#wake = new AbortController();
        continue;
      }
      const { signal } = this.#wake;
      await wait(pause, undefined, { signal }).catch(() => undefined);
    }
  }

  async #deliverNext(channel: Channel): Promise<boolean> {
    const { db, deliver, log, onDelivery } = this.#options;
    const message = await claimNext(db, channel);
    if (!message) return false;
    const { id, kind } = message;
    try {
      const reason = await deliver(message);
      await markSent(db, message, reason);
      onDelivery(channel, reason === null ? "sent" : "not needed");
    } catch (error) {
      if (!(error instanceof DeliveryFault)) throw error;
      const state = await markFailed(db, message, error);
      onDelivery(channel, state === "dead" ? "dead" : "failed");
      log.warn(
        { message: id, channel, kind, fault: error.message, state },
        "not delivered",
      );
    }
    return true;
  }
}
