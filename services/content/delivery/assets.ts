import { sql } from "kysely";
import type { Db } from "#database/tables.ts";
import type { Wish } from "./field-selection.ts";
import type { Place } from "./fields.ts";
import { unknownAsset } from "./problem.ts";
import { project } from "./projection.ts";
import { selectList } from "./select.ts";
import { type AssetRow, toAssetJson } from "./shape.ts";

export async function listAssets(db: Db, here: Place, wish: Wish): Promise<object> {
  const place = asWished(here, wish);
  const { rows, count } = await selectList<AssetRow>(db, place, "assets", sql<boolean>`true`, wish);
  if (wish.is("count")) return { assets: count };
  return { assets: rows.map((row) => shown(row, place, wish)), ...(count !== null && { count }) };
}

export async function oneAsset(db: Db, place: Place, uid: string, wish: Wish): Promise<object> {
  const row = await db.selectFrom("content_assets").selectAll().where("uid", "=", uid).executeTakeFirst();
  const version = wish.value("version");
  // Of assets only what is now is kept.
  if (!row || (version && version !== String(row.version))) throw unknownAsset();
  return { asset: shown(row, asWished(place, wish), wish) };
}

const asWished = (place: Place, wish: Wish): Place =>
  wish.is("relative_urls") || wish.is("relative_url") ? { ...place, origin: "" } : place;

function shown(row: AssetRow, place: Place, wish: Wish): object {
  const hasDimension = wish.is("include_dimension");
  const extra = wish.list("asset_fields").filter((name) => Object.hasOwn(extraFields, name));
  return project(
    {
      ...toAssetJson(row, { ...place, hasDimension }),
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
