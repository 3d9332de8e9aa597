import { sql } from "kysely";
import { noProduct } from "#commerce/catalog/management/actions.ts";
import { isShownIn } from "#commerce/catalog/products/open.ts";
import type { ManagementProblem } from "#commerce/catalog/shared/problems.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { Db } from "#database/tables.ts";
import { ok, type Result } from "#platform/result.ts";
import { opens, readPreviewKey, writePreviewKey } from "./key.ts";

type PreviewOptions = { id: number; locale: string; days?: number; secret: string; now?: Date };

/** The path of a link that shows the product until then, even while it is hidden. */
export async function makePreviewLink(
  db: Db,
  { id, locale, days = 1, secret, now = new Date() }: PreviewOptions,
): Promise<Result<{ path: string; validUntil: Date }, ManagementProblem>> {
  const until = Math.floor(now.getTime() / 1000) + days * 86_400;
  const validUntil = new Date(until * 1000);
  const { rows } = await sql<{ uid: string; nonce: number }>`
    with product as (select id, uid from products where id = ${id} and deleted_at is null),
    noted as (
      insert into product_previews as kept (product_id, valid_until) select id, ${validUntil}::timestamptz from product
      on conflict (product_id) do update set valid_until = excluded.valid_until returning nonce)
    select uid, nonce from product, noted`.execute(db);
  const [found] = rows;
  if (!found) return noProduct;
  const key = writePreviewKey(id, { until, nonce: found.nonce }, secret);
  return ok({ path: `/${locale}/p/${found.uid}?preview=${key}`, validUntil });
}

/** Until when the most recent link is valid; null when none is. */
export async function latestPreview(db: Db, id: number): Promise<Date | null> {
  const row = await db
    .selectFrom("product_previews")
    .select("valid_until")
    .where("product_id", "=", id)
    .where("valid_until", ">", sql<Date>`now()`)
    .executeTakeFirst();
  return row?.valid_until ?? null;
}

/** Invalidates all links made for the product so far. */
export async function endPreviews(db: Db, id: number): Promise<Result<void, ManagementProblem>> {
  const { rows } = await sql`
    insert into product_previews as kept (product_id, nonce)
    select id, 1 from products where id = ${id} and deleted_at is null
    on conflict (product_id) do update set nonce = kept.nonce + 1, valid_until = null returning 1`.execute(db);
  return rows.length > 0 ? ok(undefined) : noProduct;
}

type PreviewRequest = { uid: string; region: PriceRegion | null; key: string; secret: string; now?: Date };

/**
 * What a key does for the product at an address. "shown": shoppers of that region see it anyway. "over": the key was
 * valid once. Null: it opens nothing, without revealing whether the product exists.
 */
export async function findPreview(
  db: Db,
  { uid, region, key, secret, now = new Date() }: PreviewRequest,
): Promise<{ id: number } | "shown" | "over" | null> {
  const row = await db
    .selectFrom("products")
    .leftJoin("product_previews", "product_id", "products.id")
    .select(["products.id", isShownIn(region).as("isShown"), sql<number>`coalesce(nonce, 0)`.as("nonce")])
    .where("uid", "=", uid)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  const read = row && readPreviewKey(key, row.id, secret);
  if (!row || !read) return null;
  if (row.isShown) return "shown";
  return opens(read, row.nonce, now) ? { id: row.id } : "over";
}
