import { sql } from "kysely";
import { type Static, Type } from "typebox";
import { moveToBin } from "#commerce/sales/promotions/bin.ts";
import { priceRegions } from "#commerce/shared/regions/schema.ts";
import { closed, literals } from "#commerce/shared/rest/shapes.ts";
import { withinMarkets } from "#commerce/staff/guard/markets.ts";
import { type Bulk, gone, left } from "#commerce/staff/jobs/bulk.ts";
import { previewEntry } from "#commerce/staff/jobs/bulk-preview.ts";
import { bulkRoute } from "#commerce/staff/jobs/bulk-routes.ts";
import type { JobServices } from "#commerce/staff/jobs/routes.ts";
import type { Skipped } from "#commerce/staff/jobs/schema.ts";
import type { Db, Transaction } from "#database/tables.ts";
import type { App } from "#platform/http/app.ts";
import { promotionIds } from "./list.ts";
import { PromotionFilter } from "./list-schema.ts";

/** One change to many promotions. */

export const PromotionChange = Type.Object(
  {
    status: Type.Optional(literals(["ENABLED", "DISABLED"])),
    /** Sets their end to now. */
    end_now: Type.Optional(Type.Literal(true)),
    /** Moves to the bin. */
    delete: Type.Optional(Type.Literal(true)),
  },
  { ...closed, minProperties: 1, maxProperties: 1 },
);
export type PromotionChange = Static<typeof PromotionChange>;

type PromotionRow = { id: number; isOver: boolean; isEarly: boolean };

/** Why a change would be of no effect, or leave an end before its beginning. */
function refusalOf({ status, end_now: isEnding }: PromotionChange, { isOver, isEarly }: PromotionRow): string | null {
  if (isOver && (status === "ENABLED" || isEnding)) return "has ended already";
  return isEarly && isEnding ? "has not begun yet" : null;
}

async function changePromotions(
  trx: Transaction,
  change: PromotionChange,
  wanted: readonly number[],
): Promise<Skipped[]> {
  const { rows } = await sql<PromotionRow>`
    select id, coalesce(ends_at <= now(), false) as "isOver", coalesce(starts_at >= now(), false) as "isEarly"
    from promotions where id = any (${[...wanted]}::integer[]) and deleted_at is null
    order by id for no key update`.execute(trx);
  const found = rows.map((row) => ({ id: row.id, why: refusalOf(change, row) }));
  const ids = found.flatMap(({ id, why }) => (why === null ? id : []));
  await store(trx, change, ids);
  return [
    ...gone(
      "promotion",
      wanted,
      rows.map(({ id }) => id),
    ),
    ...found.flatMap(({ id, why }) => (why === null ? [] : left("promotion", id, why))),
  ];
}

async function store(trx: Transaction, change: PromotionChange, ids: readonly number[]): Promise<unknown> {
  if (change.delete) return moveToBin(trx, ids);
  const isActive = change.status === "ENABLED";
  const values = change.end_now ? sql`ends_at = now()` : sql`is_active = ${isActive}`;
  const differs = change.end_now ? sql`true` : sql`is_active <> ${isActive}`;
  return sql`
    update promotions set ${values}, updated_at = now() where id = any (${[...ids]}::integer[]) and ${differs}`.execute(
    trx,
  );
}

/** The regions in which these promotions apply: without regions of its own, a promotion applies in all. */
async function regionsOf(db: Db, ids: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ region: string }>`
    select distinct unnest(case when regions = '{}' then ${[...priceRegions]}::text[] else regions end) as region
    from promotions where id = any (${[...ids]}::integer[])`.execute(db);
  return rows.map(({ region }) => region);
}

/** The change of many promotions, as a job. */
export const promotionBulk: Bulk<PromotionChange, PromotionFilter> = {
  kind: "promotions",
  record: "promotion",
  permission: "promotions:write",
  matching: promotionIds,
  marketsOf: (db, _, ids) => regionsOf(db, ids),
  apply: changePromotions,
};

const Entry = Type.Object({ ...previewEntry, name: Type.String() });

async function read(trx: Transaction, jobId: number): Promise<Static<typeof Entry>[]> {
  const { rows } = await sql<Static<typeof Entry>>`
    select type, record_id as "recordId", label as name, before, after from audit_log
    where job_id = ${jobId} order by id limit 1000`.execute(trx);
  return rows;
}

/** One change to many promotions, all of them in markets of the caller. */
export function promotionBulkRoute(app: App, services: JobServices): void {
  const { db } = services;
  bulkRoute(app, services, promotionBulk, {
    path: "/staff/promotions/bulk",
    tags: ["promotions"],
    change: PromotionChange,
    filter: PromotionFilter,
    entry: Entry,
    read,
    preHandler: withinMarkets("promotions:write", async ({ body }) => {
      const { ids, filter } = body as { ids?: number[]; filter?: PromotionFilter };
      return regionsOf(db, ids ?? (filter ? await promotionIds(db, filter) : []));
    }),
  });
}
