import { type Selectable, sql } from "kysely";
import { isPro, proCodeInfoOf } from "#commerce/customers/accounts/pro-code.ts";
import { promotionsTag } from "#database/changes/tags.ts";
import type { Db, Tables } from "#database/tables.ts";
import { noteTags } from "#platform/cache/noted-tags.ts";
import type { TaggedCache } from "#platform/cache/tagged-cache.ts";
import type { Offers, Promotion, Shopper } from "./schema.ts";

type Row = Selectable<Tables["promotions"]>;

/** Converts a row, or the same as JSON, in which dates are text. */
export const toPromotion = (row: Row): Promotion => ({
  id: row.id,
  version: row.version,
  name: row.name,
  titles: row.titles,
  kind: row.kind,
  percent: row.percent === null ? null : Number(row.percent),
  amounts: row.amounts,
  buy: row.buy,
  get: row.get,
  rewardCategoryIds: row.reward_category_ids,
  rewardProductIds: row.reward_product_ids,
  methods: row.methods,
  regions: row.regions,
  groupIds: row.group_ids,
  categoryIds: row.category_ids,
  productIds: row.product_ids,
  minimums: row.minimums,
  isAutomatic: row.is_automatic,
  isActive: row.is_active,
  isExclusive: row.is_exclusive,
  priority: row.priority,
  startsAt: row.starts_at && new Date(row.starts_at),
  endsAt: row.ends_at && new Date(row.ends_at),
  maxUses: row.max_uses,
  maxUsesPerCustomer: row.max_uses_per_customer,
});

/** The answer of the database function promotion_offers (database/functions/promotions.sql). */
export type StoredOffers = {
  offers: (Row & { code: string | null; uses: number; uses_of_shopper: number })[];
  shopper: { groupId: number | null; fields: { name: string; value: string }[]; notes: string } | null;
  guestGroup: number | null;
  categories: Record<string, number[]> | null;
} | null;

export const toOffers = (stored: StoredOffers, now = new Date()): Offers | null =>
  stored && {
    offers: stored.offers.map(({ code, uses, uses_of_shopper: usesOfShopper, ...row }) => {
      return { ...toPromotion(row), code, uses, usesOfShopper };
    }),
    shopper: toShopper(stored, now),
    categories: stored.categories ?? {},
  };

function toShopper({ shopper, guestGroup }: NonNullable<StoredOffers>, now: Date): Shopper {
  if (!shopper) return { groupId: guestGroup, isPro: false, isEmployee: false };
  const info = proCodeInfoOf(shopper.fields, shopper.notes);
  const isActive = isPro(info, now);
  return { groupId: shopper.groupId, isPro: isActive, isEmployee: isActive && (info?.employee_group ?? false) };
}

/** The promotions that may apply to a cart; null when there are none. */
export async function findOffers(db: Db, cartId: string, codes: readonly string[] | null): Promise<Offers | null> {
  const { rows } = await sql<{ stored: StoredOffers }>`
    select promotion_offers(${cartId}, ${codes && [...codes]}::text[]) as stored`.execute(db);
  return toOffers(rows[0]?.stored ?? null);
}

/** Without a cache, as in a program that runs once, it is read each time. */
export type PromotionServices = { db: Db; cache?: Pick<TaggedCache, "read"> };

/** Whether any automatic promotion exists. Cached until promotions change, because every cart needs it. */
export async function hasAutomatic({ db, cache }: PromotionServices): Promise<boolean> {
  const read = () => readAutomatic(db);
  return (await (cache ? cache.read("promotions:automatic", read) : read())).isAny;
}

async function readAutomatic(db: Db): Promise<{ isAny: boolean }> {
  noteTags([promotionsTag]);
  const one = db.selectFrom("promotions").select("id").where("is_automatic", "=", true).where("is_active", "=", true);
  return { isAny: (await one.limit(1).executeTakeFirst()) !== undefined };
}

/** `isBin`: finds it in the bin, otherwise outside the bin. */
export async function findPromotion(db: Db, id: number, isBin = false): Promise<Promotion | null> {
  const found = db.selectFrom("promotions").selectAll().where("id", "=", id);
  const row = await found.where("deleted_at", isBin ? "is not" : "is", null).executeTakeFirst();
  return row ? toPromotion(row) : null;
}

export type Code = { code: string; createdAt: Date; uses: number };

/** A promotion's codes by name, with their use counts. */
export async function codesOf(db: Db, promotionId: number, page: number, perPage: number): Promise<Code[]> {
  const { rows } = await sql<Code>`
    select k.code, k.created_at as "createdAt", (
      select count(*)::integer from promotion_uses u
      where u.promotion_id = k.promotion_id and u.code = k.code and u.released_at is null
    ) as uses
    from promotion_codes k where k.promotion_id = ${promotionId}
    order by k.code limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  return rows;
}

/** The use counts of these promotions, by id. */
export async function usesOf(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; uses: number }>`
    select promotion_id as id, count(*)::integer as uses from promotion_uses
    where promotion_id = any (${[...ids]}::integer[]) and released_at is null group by 1`.execute(db);
  return new Map(rows.map(({ id, uses }) => [id, uses]));
}

export async function isCode(db: Db, code: string): Promise<boolean> {
  const { rows } = await sql`
    select from promotion_codes k join promotions p on p.id = k.promotion_id
    where k.code = ${code} and p.is_active and not p.is_automatic`.execute(db);
  return rows.length > 0;
}
