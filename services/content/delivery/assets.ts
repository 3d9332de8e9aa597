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
  const { rows, count } = await selectList<AssetRow>(db, "assets", sql<boolean>`true`, wish);
  if (wish.is("count")) return { assets: count };
  return { assets: rows.map((row) => shown(row, place, wish)), ...(count !== null && { count }) };
}

export async function oneAsset(db: Db, place: AssetPlace, uid: string, wish: Wish): Promise<object> {
  const row = await db.selectFrom("content_assets").selectAll().where("uid", "=", uid).executeTakeFirst();
  const version = wish.value("version");
  // Of assets only what is now is kept.
  if (!row || (version && version !== String(row.version))) throw unknownAsset();
  return { asset: shown(row, place, wish) };
}

function shown(row: AssetRow, { environment, origin }: AssetPlace, wish: Wish): object {
  const isRelative = wish.is("relative_urls") || wish.is("relative_url");
  const hasDimension = wish.is("include_dimension");
  const extra = wish.list("asset_fields").filter((name) => Object.hasOwn(extraFields, name));
  return project(
    {
      ...toAssetJson(row, { environment, origin: isRelative ? "" : origin, hasDimension }),
      ...Object.fromEntries(extra.map((name) => [name, extraFields[name]])),
    },
    wish.only,
    wish.except,
  );
}

/** What `asset_fields[]` may ask for. Nothing of the kind is recorded here, which is what these say. */
const extraFields: Record<string, object> = {
  user_defined_fields: {},
  embedded_metadata: {},
  ai_generated_metadata: {},
  visual_markups: [],
};
