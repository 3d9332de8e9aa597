import { sql } from "kysely";
import type { Db } from "#database/tables.ts";
import { publicAddressesOf } from "#platform/http/public-addresses.ts";
import { fail, ok, type Problem, type Result } from "#platform/result.ts";
import { type CourierServices, deliver, messageOf } from "./courier.ts";
import { findDelivery, findSent, findWebhook } from "./reads.ts";
import { objectionToUrl } from "./rules.ts";
import { type Delivery, type Message, testReceiver, type Webhook } from "./schema.ts";
import { secretOf } from "./sign.ts";
import { claimOne, insertWebhook, setUpWebhookTriggers, updateWebhook, type WebhookChange } from "./writes.ts";

export type WebhookProblem = Problem<"webhook-not-found" | "delivery-not-found" | "invalid" | "under-way">;
export type WebhookResult<T> = Result<T, WebhookProblem>;

export const notFound = fail("webhook-not-found", "There is no such webhook.");

/** Adds a webhook. Only this answer contains its secret. Events are delivered from now on. */
export async function addWebhook(
  services: CourierServices,
  wish: Required<WebhookChange>,
): Promise<WebhookResult<Webhook & { secret: string }>> {
  const objection = await objectionTo(services, wish.url);
  if (objection) return objection;
  const { id, salt } = await insertWebhook(services.db, wish);
  await setUpWebhookTriggers(services.db);
  const webhook = await findWebhook(services.db, id);
  return webhook ? ok({ ...webhook, secret: secretOf(salt, services.config.SECRET) }) : notFound;
}

/** Changes a webhook. Setting it active, or changing its address, also resumes a paused one. */
export async function changeWebhook(
  services: CourierServices,
  id: number,
  change: WebhookChange,
): Promise<WebhookResult<Webhook>> {
  const objection = change.url === undefined ? null : await objectionTo(services, change.url);
  if (objection) return objection;
  await updateWebhook(services.db, id, change);
  await setUpWebhookTriggers(services.db);
  const webhook = await findWebhook(services.db, id);
  return webhook ? ok(webhook) : notFound;
}

/** Deletes a webhook with its log. Pending deliveries are no longer sent. */
export async function removeWebhook(db: Db, id: number): Promise<boolean> {
  const done = await db.deleteFrom("webhooks").where("id", "=", id).executeTakeFirst();
  await setUpWebhookTriggers(db);
  return done.numDeletedRows > 0n;
}

async function objectionTo({ config }: CourierServices, url: string) {
  const allowPrivate = config.WEBHOOKS_ALLOW_PRIVATE === "on";
  const objection = objectionToUrl(url, allowPrivate) ?? (allowPrivate ? null : await whereabouts(url));
  return objection === null ? null : fail("invalid", `The address ${objection}.`, { fields: { url: objection } });
}

async function whereabouts(url: string): Promise<string | null> {
  if (url === testReceiver) return null;
  try {
    await publicAddressesOf(new URL(url).hostname);
    return null;
  } catch {
    return "is not a public address, or cannot be found";
  }
}

/** Sends an event of type "test" to a webhook, once and immediately, and returns the outcome. */
export async function sendTest(services: CourierServices, webhookId: number): Promise<WebhookResult<Delivery>> {
  if (!(await findWebhook(services.db, webhookId))) return notFound;
  // The delivery counts as in progress from the start, so the courier does not send it too.
  const { rows } = await sql<{ id: number }>`
    with event as (
      insert into webhook_events (type, data, subject)
      values ('test', jsonb_build_object('id', ${webhookId}::integer), ${String(webhookId)}) returning id
    )
    insert into webhook_deliveries (webhook_id, event_id, next_try_at)
    select ${webhookId}, id, now() + interval '1 minute' from event returning id`.execute(services.db);
  return deliverNow(services, webhookId, rows[0]?.id ?? 0, false);
}

/** Sends a delivery again, or before its next try is due. */
export const retryDelivery = (services: CourierServices, webhookId: number, id: number) =>
  deliverNow(services, webhookId, id, true);

async function deliverNow(
  services: CourierServices,
  webhookId: number,
  id: number,
  retries: boolean,
): Promise<WebhookResult<Delivery>> {
  const missing = fail("delivery-not-found", "There is no such delivery.");
  if (!(await findDelivery(services.db, webhookId, id))) return missing;
  const claimed = await claimOne(services.db, id);
  if (!claimed) return fail("under-way", "This delivery is being sent at this moment.");
  await deliver(services, claimed, retries);
  const delivery = await findDelivery(services.db, webhookId, id);
  return delivery ? ok(delivery) : missing;
}

/**
 * Returns what was sent with the latest try of a delivery. Null when there is no such delivery, or it was not sent yet.
 */
export async function findMessage(
  { db, config }: CourierServices,
  webhookId: number,
  id: number,
): Promise<Message | null> {
  const found = await findSent(db, webhookId, id);
  return found?.triedAt ? messageOf(found, config, found.triedAt) : null;
}
