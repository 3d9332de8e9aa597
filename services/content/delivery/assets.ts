import { sql } from "kysely";
import type { Db } from "#database/tables.ts";
import { unknownAsset } from "./problem.ts";
import { project } from "./projection.ts";
import { selectList } from "./select.ts";
import { type AssetRow, toAssetJson } from "./shape.ts";
import type { Wish } from "./wish.ts";

/** Where assets are published and how their addresses begin. */
export type AssetPlace = { environment: string; origin: string };

export async function listAssets(db: Db, place: AssetPlace, wish: Wish): Promise<object> {
  const { rows, count } = await selectList<AssetRow>(db, "content_assets", sql<boolean>`true`, wish);
  if (wish.is("count")) return { assets: count };
  return { assets: rows.map((row) => shown(row, place, wish)), ...(count !== null && { count }) };
}

export async function oneAsset(db: Db, place: AssetPlace, uid: string, wish: Wish): Promise<object> {
  const row = await db.selectFrom("content_assets").selectAll().where("uid", "=", uid).executeTakeFirst();
  if (!row) throw unknownAsset();
  return { asset: shown(row, place, wish) };
}

function shown(row: AssetRow, { environment, origin }: AssetPlace, wish: Wish): object {
  const isRelative = wish.is("relative_urls") || wish.is("relative_url");
  const hasDimension = wish.is("include_dimension");
  return project(
    toAssetJson(row, { environment, origin: isRelative ? "" : origin, hasDimension }),
    wish.only,
    wish.except,
  );
}
