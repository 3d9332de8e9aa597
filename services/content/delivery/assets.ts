import { sql } from "kysely";
import type { Db } from "#database/tables.ts";
import type { ContentQuery } from "./content-query.ts";
import type { ContentEnvironment } from "./fields.ts";
import { unknownAsset } from "./problem.ts";
import { project } from "./projection.ts";
import { selectList } from "./select.ts";
import { type AssetRow, toAssetJson } from "./shape.ts";

export async function listAssets(db: Db, here: ContentEnvironment, query: ContentQuery): Promise<object> {
  const place = placeOf(here, query);
  const { rows, count } = await selectList<AssetRow>(db, place, "assets", sql<boolean>`true`, query);
  if (query.is("count")) return { assets: count };
  return { assets: rows.map((row) => shown(row, place, query)), ...(count !== null && { count }) };
}

export async function oneAsset(db: Db, place: ContentEnvironment, uid: string, query: ContentQuery): Promise<object> {
  const row = await db.selectFrom("content_assets").selectAll().where("uid", "=", uid).executeTakeFirst();
  const version = query.value("version");
  // Only the current version of an asset is stored.
  if (!row || (version && version !== String(row.version))) throw unknownAsset();
  return { asset: shown(row, placeOf(place, query), query) };
}

const placeOf = (place: ContentEnvironment, query: ContentQuery): ContentEnvironment =>
  query.is("relative_urls") || query.is("relative_url") ? { ...place, origin: "" } : place;

function shown(row: AssetRow, place: ContentEnvironment, query: ContentQuery): object {
  const hasDimension = query.is("include_dimension");
  const extra = query.list("asset_fields").filter((name) => Object.hasOwn(extraFields, name));
  return project(
    {
      ...toAssetJson(row, { ...place, hasDimension }),
      ...Object.fromEntries(extra.map((name) => [name, extraFields[name]])),
    },
    query.only,
    query.except,
  );
}

/** The values that `asset_fields[]` may request. None of this is recorded here, so the values are empty. */
const extraFields: Record<string, object> = {
  user_defined_fields: {},
  embedded_metadata: {},
  ai_generated_metadata: {},
  visual_markups: [],
};
