import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { sayHourly } from "../store/database.ts";
import {
  type Channel,
  type Db,
  type OutboxMessage,
  timestamp,
} from "../store/tables.ts";
import { claimNext, record } from "./outbox.ts";

const PAUSE = 2000;

/** How many of these pauses lie between two tries of a receiver that is away. */
const PAUSES_AWAY = 15;

const AT_ONCE = 3;

/** The number of tries after which a message is a dead letter. */
export const MOST_TRIES = 14;

const FIRST_MS = 5000;
const LONGEST_MS = 4 * 60 * 60 * 1000;

/** How long to wait after failed tries, in ms; a little random, so that not all come at once. */
const backOff = (tries: number): number =>
  Math.min(FIRST_MS * 2 ** (tries - 1), LONGEST_MS) * (1 - Math.random() / 4);

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

/** Delivers a message, or returns why it was not needed; rejects if it has to be tried again. */
type Deliver = (message: OutboxMessage) => Promise<string | null>;

export type Channels = Partial<Record<Channel, Deliver>>;

interface Options {
  db: Db;
  channels: Channels;
  log: Pick<FastifyBaseLogger, "warn" | "error">;
  onDelivery?: (channel: Channel, outcome: string) => void;
  pause?: number;
}

/** Delivers in the background until `stop`; `wake` is for when a message was stored. */
export function startDelivery({
  db,
  channels,
  log,
  onDelivery,
  pause = PAUSE,
}: Options) {
  const say = sayHourly(log, "outbox failed", "the outbox works again");
  const end = new AbortController();
  let alarm = new AbortController();

  async function deliverNext(channel: Channel, deliver: Deliver) {
    const message = await claimNext(db, channel);
    say();
    if (!message) return undefined;
    const { id, kind } = message;
    const tries = message.tries + 1;
    let needless;
    try {
      needless = await deliver(message);
    } catch (error) {
      const fault = faultOf(error);
      const outcome = afterFault(fault, tries);
      await record(db, message, outcome);
      onDelivery?.(channel, outcome.state === "dead" ? "dead" : "failed");
      log.warn({ message: id, channel, kind, ...outcome }, "not delivered");
      return fault;
    }
    const sent = { state: "sent", tries, fault: needless } as const;
    await record(db, message, { ...sent, next_at: timestamp() });
    onDelivery?.(channel, needless === null ? "sent" : "not needed");
    return null;
  }

  /** Starts what delivers a channel: while its receiver is away, one message a time. */
  function run(channel: Channel, deliver: Deliver): Promise<void>[] {
    let awayUntil = 0;
    const pauseAway = () => {
      awayUntil = performance.now() + PAUSES_AWAY * pause;
    };
    async function work(): Promise<void> {
      while (!end.signal.aborted) {
        const { signal } = alarm;
        if (performance.now() >= awayUntil) {
          // Whoever comes first tries the receiver while the others wait.
          if (awayUntil > 0) pauseAway();
          const fault = await deliverNext(channel, deliver).catch(say);
          if (fault?.isOfChannel) pauseAway();
          else if (fault !== undefined) awayUntil = 0;
          if (fault !== undefined) continue;
        }
        await wait(pause, undefined, { signal }).catch(() => undefined);
      }
    }
    return Array.from({ length: AT_ONCE }, work);
  }

  const { mail, webhook } = channels;
  const running = [
    ...(mail ? run("mail", mail) : []),
    ...(webhook ? run("webhook", webhook) : []),
  ];
  function wake() {
    alarm.abort();
    alarm = new AbortController();
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

/** Another error may quote the message. */
function faultOf(error: unknown): DeliveryFault {
  if (error instanceof DeliveryFault) return error;
  const name = error instanceof Error ? error.name : "unknown";
  return new DeliveryFault(`cannot be delivered: ${name}`, false);
}

/** What becomes of a message. A fault of the channel is no try of the message. */
function afterFault(
  { message: fault, isOfChannel, retryAfter }: DeliveryFault,
  tries: number,
) {
  if (isOfChannel)
    return { state: "waiting", fault, next_at: timestamp() } as const;
  const state = tries >= MOST_TRIES ? "dead" : "waiting";
  const next_at = timestamp(Math.max(backOff(tries), retryAfter));
  return { state, tries, fault, next_at } as const;
}
