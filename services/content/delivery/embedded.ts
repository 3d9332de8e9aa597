import { sql } from "kysely";
import type { Db } from "#database/tables.ts";
import { contentLocales } from "#services/content/schema.ts";
import type { ContentEnvironment } from "./fields.ts";
import type { Language } from "./filters/filter.ts";
import { isObject } from "./params.ts";
import { type AssetRow, type EntryJson, type EntryRow, toAssetJson, toEntryJson } from "./shape.ts";

/** An entry or asset that a rich text embeds, and the field that holds the text. */
type EmbeddedRef = { field: string; type: string; uid: string };

const assetType = "sys_assets";
const maxEmbedded = 2000;

/**
 * Adds `_embedded_items` (field → entries and assets) to entries whose rich texts, as HTML or as nodes, embed
 * something. Runs two queries for all entries. Unpublished items are left out.
 */
export async function includeEmbedded(
  db: Db,
  entries: readonly EntryJson[],
  { locale, hasFallback, entries: relation }: Language,
  place: ContentEnvironment,
): Promise<void> {
  const wanted = entries.map((entry) => findEmbedded(entry).slice(0, maxEmbedded));
  const all = wanted.flat();
  if (all.length === 0) return;
  const [assets, others] = [all.filter(({ type }) => type === assetType), all.filter(({ type }) => type !== assetType)];
  const locales = hasFallback ? [locale, contentLocales[0]] : [locale];
  const assetRows = await sql<AssetRow>`
    select * from content_assets where uid = any(${assets.map(({ uid }) => uid)}::text[])
  `.execute(db);
  const entryRows = await sql<EntryRow>`
    select distinct on (entry.content_type, entry.uid) entry.*
    from unnest(${others.map(({ type }) => type)}::text[], ${others.map(({ uid }) => uid)}::text[])
      as wanted (content_type, uid)
    join ${relation} as entry on entry.content_type = wanted.content_type and entry.uid = wanted.uid
    where entry.locale = any(${locales}::text[])
    order by entry.content_type, entry.uid, entry.locale = ${locale} desc
  `.execute(db);
  const found = new Map<string, object>();
  for (const row of assetRows.rows) {
    const shown = toAssetJson(row, { ...place, hasDimension: true });
    found.set(`${assetType} ${row.uid}`, { ...shown, _content_type_uid: assetType });
  }
  for (const row of entryRows.rows) {
    const shown = { ...toEntryJson(row, place.environment), _content_type_uid: row.content_type };
    found.set(`${row.content_type} ${row.uid}`, shown);
  }
  for (const [at, entry] of entries.entries()) {
    const items: Record<string, object[]> = {};
    for (const { field, type, uid } of wanted[at] ?? []) {
      const item = found.get(`${type} ${uid}`);
      if (!item) continue;
      const list = items[field] ?? [];
      if (!list.includes(item)) items[field] = [...list, item];
    }
    entry._embedded_items = items;
  }
}

/** Finds what the texts and nodes of a value embed, each with the dotted name of its field. */
function findEmbedded(value: unknown, field = ""): EmbeddedRef[] {
  if (typeof value === "string") return value.includes("data-sys-") ? inHtml(value, field) : [];
  if (Array.isArray(value)) return value.flatMap((part) => findEmbedded(part, field));
  if (!isObject(value)) return [];
  if (typeof value.type === "string" && isObject(value.attrs)) return inNode(value, value.attrs, field);
  return Object.entries(value).flatMap(([name, part]) => findEmbedded(part, field ? `${field}.${name}` : name));
}

function inNode(node: Record<string, unknown>, attrs: Record<string, unknown>, field: string): EmbeddedRef[] {
  const inside = findEmbedded(node.children, field);
  if (node.type !== "reference") return inside;
  const isAsset = attrs.type === "asset";
  const [uid, type] = isAsset ? [attrs["asset-uid"], assetType] : [attrs["entry-uid"], attrs["content-type-uid"]];
  return typeof uid === "string" && typeof type === "string" ? [{ field, type, uid }, ...inside] : inside;
}

function inHtml(html: string, field: string): EmbeddedRef[] {
  return [...html.matchAll(/<[a-z][^>]*data-sys-(?:entry|asset)-uid[^>]*>/gi)].flatMap(([tag]) => {
    const read = (name: string) => new RegExp(`${name}\\s*=\\s*["']([^"']*)["']`, "i").exec(tag)?.[1];
    const asset = read("data-sys-asset-uid");
    if (asset) return [{ field, type: assetType, uid: asset }];
    const [uid, type] = [read("data-sys-entry-uid"), read("data-sys-content-type-uid")];
    return uid && type ? [{ field, type, uid }] : [];
  });
}
