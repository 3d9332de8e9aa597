import type { Changes } from "#database/changes/follow.ts";
import { webhooksTag } from "#database/changes/tags.ts";
import type { Db } from "#database/tables.ts";
import type { Logger } from "#platform/log.ts";
import { findDueWebhooks } from "./reads.ts";
import { isSuccess, mostTries, pauseAfter } from "./rules.ts";
import { type Message, testReceiver } from "./schema.ts";
import { type Answer, send } from "./send.ts";
import { secretOf, signatureOf } from "./sign.ts";
import { type ClaimedDelivery, claimDue, recordTry, type TryOutcome } from "./writes.ts";

export type CourierServices = {
  db: Db;
  log: Pick<Logger, "warn" | "error">;
  config: { SECRET: string; PUBLIC_URL: string; WEBHOOKS_ALLOW_PRIVATE: "on" | "off" };
};

const abreast = 4;

/** Returns the message about an event, as it is sent at that moment, signed with the webhook's secret. */
export function messageOf(
  { salt, eventId, type, data, createdAt }: Omit<ClaimedDelivery, "id" | "tries" | "url">,
  config: Pick<CourierServices["config"], "SECRET" | "PUBLIC_URL">,
  at: Date,
): Message {
  const producer = config.PUBLIC_URL || "firn";
  const body = JSON.stringify({ id: eventId, type, created_at: createdAt.toISOString(), data, producer });
  const signature = signatureOf(body, secretOf(salt, config.SECRET), Math.floor(at.getTime() / 1000));
  const headers = {
    "content-type": "application/json",
    "user-agent": "Firn-Webhooks/1",
    "firn-event-id": eventId,
    "firn-signature": signature,
  };
  return { headers, body };
}

/** Sends one event to one webhook and records the outcome. With `retries` false there is no further try. */
export async function deliver(services: CourierServices, claimed: ClaimedDelivery, retries = true): Promise<Answer> {
  const { db, config } = services;
  const { url } = claimed;
  const message = messageOf(claimed, config, new Date());
  const answer =
    url === testReceiver
      ? { code: 200, error: "", durationMs: 0 }
      : await send({ url, ...message, allowPrivate: config.WEBHOOKS_ALLOW_PRIVATE === "on" });
  const isGivenUp = await recordTry(db, claimed.id, answer, outcomeOf(answer, claimed.tries, retries));
  if (isGivenUp) services.log.warn({ url, ...answer }, "a webhook failed too often and is paused");
  return answer;
}

function outcomeOf({ code }: Answer, tries: number, retries: boolean): TryOutcome {
  if (code !== null && isSuccess(code)) return { status: "delivered", isGood: true, pauseSeconds: 0 };
  if (!retries || tries >= mostTries) return { status: "failed", isGood: false, pauseSeconds: 0 };
  return { status: "pending", isGood: false, pauseSeconds: pauseAfter(tries, Math.random()) };
}

export type Courier = {
  /** Delivers what is due, in the background. Cheap when nothing is due. */
  wake(): void;
  run(): Promise<void>;
};

/** Sends events as soon as they are committed. */
export const sendOnChange = (changes: Pick<Changes, "subscribe">, courier: Courier): void =>
  changes.subscribe((tags) => {
    if (tags.includes(webhooksTag)) courier.wake();
  });

/**
 * Delivers events to webhooks. Each webhook has a queue of its own, so that one that hangs delays no other. Any number
 * of processes may run a courier; each delivery is claimed by one of them. An event may arrive twice (when a process
 * was killed before it recorded the answer), but it is never lost.
 */
export function makeCourier(services: CourierServices): Courier {
  const { db, log } = services;
  const lanes = new Map<number, Promise<void>>();
  let wakes = 0;

  async function lane(webhookId: number): Promise<void> {
    let seen: number;
    do {
      seen = wakes;
      for (let isFine = true; isFine; ) {
        const due = await claimDue(db, webhookId, abreast);
        const answers = await Promise.all(due.map((one) => deliver(services, one)));
        // After a failure the rest waits for the next round, because an endpoint that is down would fail all of them.
        isFine = due.length > 0 && answers.every(({ code }) => code !== null && isSuccess(code));
        if (due.length > 0 && !isFine) return;
      }
    } while (wakes !== seen);
  }

  async function run(): Promise<void> {
    wakes += 1;
    for (const id of await findDueWebhooks(db)) {
      if (lanes.has(id)) continue;
      const work = lane(id).catch((error) => log.error({ err: error, webhook: id }, "events could not be delivered"));
      lanes.set(
        id,
        work.finally(() => lanes.delete(id)),
      );
    }
    await Promise.all(lanes.values());
  }

  return {
    run,
    wake: () => void run().catch((error) => log.error({ err: error }, "the events' queue could not be read")),
  };
}
