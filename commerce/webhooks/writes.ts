import { sql } from "kysely";
import type { Db, Transaction } from "#database/tables.ts";
import { isDead } from "./rules.ts";
import type { Webhook } from "./schema.ts";
import type { Answer } from "./send.ts";
import { newSalt } from "./sign.ts";

/** Records an event for the webhooks that subscribe to it. It is sent only if the transaction commits. */
export async function emitEvent(
  trx: Transaction,
  type: string,
  data: { id: number; [more: string]: number | string },
): Promise<void> {
  await sql`select webhook_emit(${type}, array[${JSON.stringify(data)}::jsonb])`.execute(trx);
}

export type WebhookChange = Partial<Pick<Webhook, "url" | "events" | "description" | "isActive">>;

export async function insertWebhook(
  db: Db,
  { url, events, description, isActive }: Required<WebhookChange>,
): Promise<{ id: number; salt: string }> {
  const values = { url, events, description, is_active: isActive, salt: newSalt() };
  return db.insertInto("webhooks").values(values).returning(["id", "salt"]).executeTakeFirstOrThrow();
}

/** A new address, or setting it active, also resumes a paused webhook. */
export async function updateWebhook(db: Db, id: number, change: WebhookChange): Promise<void> {
  const { url, events, description, isActive } = change;
  const isStarted = isActive === true || url !== undefined;
  await db
    .updateTable("webhooks")
    .set({
      ...(url !== undefined && { url }),
      ...(events !== undefined && { events }),
      ...(description !== undefined && { description }),
      ...(isActive !== undefined && { is_active: isActive }),
      ...(isStarted && { paused_at: null, failures: 0, failing_since: null }),
      updated_at: new Date(),
    })
    .where("id", "=", id)
    .execute();
}

/**
 * Enables exactly the triggers whose events a webhook subscribes to. Each statement runs alone, because together they
 * could deadlock with orders. It is repeated until nothing is left to do, in case webhooks were changed meanwhile.
 */
export async function setUpWebhookTriggers(db: Db): Promise<void> {
  for (let round = 0; round < 5; round++) {
    const { rows } = await sql<{ relation: string; name: string; isWanted: boolean }>`
      select relation, name, is_wanted as "isWanted" from webhook_triggers where is_on <> is_wanted`.execute(db);
    if (rows.length === 0) return;
    for (const { relation, name, isWanted } of rows) {
      const change = sql.raw(isWanted ? "enable" : "disable");
      await sql`alter table ${sql.table(relation)} ${change} trigger ${sql.ref(name)}`.execute(db);
    }
  }
}

export type ClaimedDelivery = {
  id: number;
  tries: number;
  url: string;
  salt: string;
  eventId: string;
  type: string;
  data: { id: number };
  createdAt: Date;
};

/** Longer than any try takes. After that time another process takes over the delivery of a process that was killed. */
const leaseSeconds = 60;

const claim = (due: ReturnType<typeof sql>) => sql<ClaimedDelivery>`
  with claimed as (
    update webhook_deliveries set tries = tries + 1, tried_at = now(), answer_code = null, error = '', duration_ms = null,
      next_try_at = now() + make_interval(secs => ${leaseSeconds})
    where id in (${due}) returning id, tries, event_id, webhook_id
  )
  select c.id, c.tries, w.url, w.salt, e.id as "eventId", e.type, e.data, e.created_at as "createdAt"
  from claimed c join webhooks w on w.id = c.webhook_id join webhook_events e on e.id = c.event_id order by c.id`;

/** Claims a webhook's due deliveries, oldest first, so that no other process sends them. */
export async function claimDue(db: Db, webhookId: number, most: number): Promise<ClaimedDelivery[]> {
  const due = sql`
    select d.id from webhook_deliveries d join webhooks w on w.id = d.webhook_id
    where d.webhook_id = ${webhookId} and d.status = 'pending' and d.next_try_at <= now()
      and w.is_active and w.paused_at is null
    order by d.id limit ${most} for update of d skip locked`;
  return (await claim(due).execute(db)).rows;
}

/** Claims one delivery, whatever its state. Null while it is being sent. */
export async function claimOne(db: Db, id: number): Promise<ClaimedDelivery | null> {
  const own = sql`
    select id from webhook_deliveries where id = ${id}
      and (tried_at is null or answer_code is not null or error <> ''
        or tried_at < now() - make_interval(secs => ${leaseSeconds}))
    for update skip locked`;
  return (await claim(own).execute(db)).rows[0] ?? null;
}

/** Records the outcome of a try. Returns true when this failure paused the webhook. */
export async function recordTry(db: Db, id: number, answer: Answer, outcome: TryOutcome): Promise<boolean> {
  const { code, error, durationMs } = answer;
  const { rows } = await sql<{ webhookId: number; failures: number; failingSeconds: number }>`
    with tried as (
      update webhook_deliveries set status = ${outcome.status}, answer_code = ${code}, error = ${error},
        duration_ms = ${durationMs}, next_try_at = now() + make_interval(secs => ${outcome.pauseSeconds})
      where id = ${id} returning webhook_id
    )
    update webhooks w set failures = case when ${outcome.isGood} then 0 else failures + 1 end,
      failing_since = case when ${outcome.isGood} then null else coalesce(failing_since, now()) end
    from tried where w.id = tried.webhook_id and not (${outcome.isGood} and w.failures = 0)
    returning w.id as "webhookId", w.failures,
      coalesce(extract(epoch from now() - w.failing_since), 0)::float as "failingSeconds"`.execute(db);
  const hook = rows[0];
  if (!hook || !isDead(hook.failures, hook.failingSeconds)) return false;
  const pausing = db.updateTable("webhooks").set({ paused_at: new Date() });
  const paused = await pausing.where("id", "=", hook.webhookId).where("paused_at", "is", null).executeTakeFirst();
  return paused.numUpdatedRows > 0n;
}

/** `pauseSeconds` is the time until the next try of a delivery that is still pending. */
export type TryOutcome = { status: "pending" | "delivered" | "failed"; isGood: boolean; pauseSeconds: number };

/** Deletes events older than 30 days, except those with a pending delivery younger than 90 days. Runs once a day. */
export async function removeOldEvents(db: Db): Promise<void> {
  await sql`
    delete from webhook_events e where created_at < now() - interval '30 days' and not exists (
      select from webhook_deliveries d where d.event_id = e.id and d.status = 'pending'
        and d.created_at > now() - interval '90 days'
    )`.execute(db);
}
