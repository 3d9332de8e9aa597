import { type RawBuilder, sql } from "kysely";
import type { Db } from "#database/tables.ts";
import type { Delivery, Webhook } from "./schema.ts";
import type { ClaimedDelivery } from "./writes.ts";

const maxId = 2_147_483_647;

export async function listWebhooks(db: Db, page: number, limit: number): Promise<Webhook[]> {
  const all = db.selectFrom("webhooks").selectAll().orderBy("id");
  const rows = await all
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return rows.map(toWebhook);
}

export async function findWebhook(db: Db, id: number): Promise<Webhook | null> {
  if (id > maxId) return null;
  const row = await db.selectFrom("webhooks").selectAll().where("id", "=", id).executeTakeFirst();
  return row ? toWebhook(row) : null;
}

type Row = Omit<Webhook, "isActive" | "pausedAt" | "createdAt" | "updatedAt" | "events"> & {
  events: string[];
  is_active: boolean;
  paused_at: Date | null;
  created_at: Date;
  updated_at: Date;
};

const toWebhook = (row: Row): Webhook => ({
  id: row.id,
  url: row.url,
  events: row.events as Webhook["events"],
  description: row.description,
  isActive: row.is_active,
  pausedAt: row.paused_at,
  failures: row.failures,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

const deliveries = (db: Db, where: RawBuilder<unknown>) =>
  sql<Delivery>`
    select d.id, d.webhook_id as "webhookId", d.event_id as "eventId", e.type, d.status, d.tries,
      case d.status when 'pending' then d.next_try_at end as "nextTryAt", d.tried_at as "triedAt",
      d.answer_code as "answerCode", d.error, d.duration_ms as "durationMs", d.created_at as "createdAt"
    from webhook_deliveries d join webhook_events e on e.id = d.event_id where ${where}`
    .execute(db)
    .then(({ rows }) => rows);

export const listDeliveries = (db: Db, webhookId: number, page: number, limit: number): Promise<Delivery[]> =>
  deliveries(db, sql`d.webhook_id = ${webhookId} order by d.id desc limit ${limit} offset ${(page - 1) * limit}`);

export async function findDelivery(db: Db, webhookId: number, id: number): Promise<Delivery | null> {
  const [found] = await deliveries(db, sql`d.webhook_id = ${webhookId} and d.id = ${id}`);
  return found ?? null;
}

type SentDelivery = Omit<ClaimedDelivery, "id" | "tries" | "url"> & { triedAt: Date | null };

/** Returns the data of a delivery's message, and when it was last sent. */
export async function findSent(db: Db, webhookId: number, id: number): Promise<SentDelivery | null> {
  const { rows } = await sql<SentDelivery>`
    select w.salt, e.id as "eventId", e.type, e.data, e.created_at as "createdAt", d.tried_at as "triedAt"
    from webhook_deliveries d join webhooks w on w.id = d.webhook_id join webhook_events e on e.id = d.event_id
    where d.webhook_id = ${webhookId} and d.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export async function findDueWebhooks(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from webhooks w where is_active and paused_at is null and exists (
      select from webhook_deliveries d where d.webhook_id = w.id and d.status = 'pending' and d.next_try_at <= now()
    )`.execute(db);
  return rows.map(({ id }) => id);
}
