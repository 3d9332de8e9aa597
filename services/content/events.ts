import { sql } from "kysely";
import { recordChange } from "#database/changes/record.ts";
import { locks } from "#database/locks.ts";
import type { Transaction } from "#database/tables.ts";
import { tagsOfChanges } from "./tags.ts";

export type EventType =
  | "entry_published"
  | "entry_unpublished"
  | "entry_deleted"
  | "asset_published"
  | "asset_deleted"
  | "content_type_deleted";

export type ContentEvent = {
  type: EventType;
  /** "sys_assets" for assets, as in the protocol. */
  contentType: string;
  uid: string;
  locale: string;
  version: number;
};

/**
 * Makes content writes run one transaction at a time. Event numbers then become visible in order, so a reader that
 * remembers the last one misses nothing. Must be called before the first row is written, so that writers cannot
 * deadlock.
 */
export async function takeTurn(trx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${locks.content})`.execute(trx);
}

/**
 * Records events for sync and notifies all processes on commit. Write one event per item; an empty list does nothing.
 */
export async function noteEvents(trx: Transaction, events: readonly ContentEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map((event) => ({ ...event, subject: event.type.replace(/_[a-z]+$/, "") }));
  await sql`
    insert into content_events (subject, content_type, uid, locale, type, version)
    select subject, "contentType", uid, locale, type, version
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (subject text, "contentType" text, uid text, locale text, type text, version integer)
    on conflict (subject, content_type, uid, locale) do update
      set number = excluded.number, type = excluded.type, version = excluded.version, at = excluded.at
  `.execute(trx);
  const isWhole = ({ type }: ContentEvent) => type === "content_type_deleted";
  const wholeTypes = events.filter(isWhole).map(({ contentType }) => contentType);
  const tags = tagsOfChanges(
    events.filter((event) => !isWhole(event)),
    wholeTypes,
  );
  await recordChange(trx, tags);
}
