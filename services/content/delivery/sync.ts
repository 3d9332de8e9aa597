import { sql } from "kysely";
import type { Db } from "#database/tables.ts";
import type { ContentQuery } from "./content-query.ts";
import type { ContentEnvironment } from "./fields.ts";
import { invalid, unknownType } from "./problem.ts";
import { type AssetRow, type EntryRow, toAssetJson, toEntryJson } from "./shape.ts";
import { readToken, type SyncFilter, type SyncState, writeToken } from "./sync-token.ts";
import { hasType } from "./types.ts";

const pageSize = 100;
const published = ["entry_published", "asset_published"];
const known = [
  ...published,
  "entry_unpublished",
  "entry_deleted",
  "asset_unpublished",
  "asset_deleted",
  "content_type_deleted",
];

type EventRow = {
  number: number;
  subject: "entry" | "asset" | "content_type";
  type: string;
  content_type: string;
  uid: string;
  locale: string;
  at: Date;
  entry: (EntryRow & Dates) | null;
  asset: (AssetRow & Dates) | null;
};
/** Times are strings in rows that come as JSON. */
type Dates = { created_at: Date | string; updated_at: Date | string };

/**
 * Returns everything at first, and later only changes: { items, skip, limit, total_count } and exactly one of
 * pagination_token (there are more pages) and sync_token (for the next sync).
 */
export async function sync(db: Db, place: ContentEnvironment, secret: string, query: ContentQuery): Promise<object> {
  const state = await readState(db, secret, query);
  const rows = await findEvents(db, state);
  const page = rows.slice(0, pageSize);
  const given = state.given + page.length;
  const token =
    rows.length > pageSize
      ? { pagination_token: writeToken("page", { ...state, after: page.at(-1)?.number ?? 0, given }, secret) }
      : { sync_token: writeToken("sync", { filter: state.filter, after: state.until }, secret) };
  const items = page.map((row) => toItem(row, place));
  return { items, skip: state.given, limit: pageSize, total_count: Math.max(state.total, given), ...token };
}

async function readState(db: Db, secret: string, query: ContentQuery): Promise<SyncState> {
  const [page, next] = [query.value("pagination_token"), query.value("sync_token")];
  if (page) return readToken("page", page, secret);
  if (next) {
    const { filter, after } = readToken("sync", next, secret);
    return begin(db, filter, after, filter.types ?? known);
  }
  if (!query.is("init")) throw invalid("init", "is missing, and so are pagination_token and sync_token");
  const filter = readSyncFilter(query);
  if (filter.contentType && filter.contentType !== "sys_assets" && !(await hasType(db, filter.contentType))) {
    throw unknownType(filter.contentType);
  }
  // A first sync has nothing to remove, so it returns published items only, unless the request sets a date or types.
  return begin(db, filter, 0, filter.types ?? (filter.since ? known : published));
}

async function begin(db: Db, filter: SyncFilter, after: number, types: readonly string[]): Promise<SyncState> {
  const newest = await sql<{ until: number }>`
    select coalesce(max(number), 0) as until from content_events
  `.execute(db);
  const state = { filter, types, after, until: Math.max(after, newest.rows[0]?.until ?? 0), given: 0, total: 0 };
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from content_events event where ${conditionOf(state)}
  `.execute(db);
  return { ...state, total: rows[0]?.count ?? 0 };
}

function readSyncFilter(query: ContentQuery): SyncFilter {
  const [contentType, locale] = [query.value("content_type_uid"), query.value("locale")];
  const since = query.value("start_from") || query.value("start_date");
  const types = (query.value("type") ?? "")
    .split(",")
    .map((type) => type.trim())
    .filter(Boolean);
  const stranger = types.find((type) => !known.includes(type));
  if (stranger) throw invalid("type", `names an unknown type ${stranger}`);
  const time = since ? new Date(since) : null;
  if (time && !(time.getUTCFullYear() >= 0 && time.getUTCFullYear() <= 9999))
    throw invalid("start_from", "is not a date");
  return {
    ...(contentType && { contentType }),
    ...(locale && { locale }),
    ...(time && { since: time.toISOString() }),
    ...(types.length > 0 && { types }),
  };
}

function conditionOf({ filter, types, after, until }: SyncState) {
  const { contentType = null, locale = null, since = null } = filter;
  return sql`event.number > ${after} and event.number <= ${until} and event.type = any(${types}::text[])
    and (${contentType}::text is null or event.content_type = ${contentType})
    and (${locale}::text is null or event.locale = ${locale})
    and (${since}::timestamptz is null or event.at >= ${since}::timestamptz)`;
}

/** Reads one row more than a page, to see whether there are further pages. */
async function findEvents(db: Db, state: SyncState): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select event.*, to_jsonb(entry) as entry, to_jsonb(asset) as asset
    from (
      select * from content_events event where ${conditionOf(state)} order by number limit ${pageSize + 1}
    ) event
    left join content_entries entry
      on event.type = 'entry_published'
      and (entry.content_type, entry.uid, entry.locale) = (event.content_type, event.uid, event.locale)
    left join content_assets asset on event.type = 'asset_published' and asset.uid = event.uid
    order by event.number
  `.execute(db);
  return rows;
}

function toItem({ type, at, content_type, uid, locale, entry, asset }: EventRow, place: ContentEnvironment): object {
  const data = entry
    ? toEntryJson(withDates(entry), place.environment)
    : asset
      ? toAssetJson(withDates(asset), { ...place, hasDimension: true })
      : { uid, locale, deleted_at: at.toISOString() };
  return { type, event_at: at.toISOString(), content_type_uid: content_type, data };
}

const withDates = <Row extends Dates>(row: Row) => ({
  ...row,
  created_at: new Date(row.created_at),
  updated_at: new Date(row.updated_at),
});
