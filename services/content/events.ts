import { sql } from "kysely";
import { recordChange } from "#database/changes/record.ts";
import type { Transaction } from "#database/tables.ts";
import { tagsOfChanges } from "./tags.ts";

const lockId = 4_710_120; // any constant: the same in every process that writes content

export type EventType =
  | "entry_published"
  | "entry_unpublished"
  | "entry_deleted"
  | "asset_published"
  | "asset_deleted"
  | "content_type_deleted";

export type ContentEvent = {
  type: EventType;
  /** "sys_assets" for assets, as the protocol has it. */
  contentType: string;
  uid: string;
  locale: string;
  version: number;
};

/**
 * Content is written by one transaction at a time. Numbers of events become visible in their order then, and a reader who
 * remembers the last one misses nothing. Called before the first row is touched, so that writers cannot block each other.
 */
export async function takeTurn(trx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockId})`.execute(trx);
}

/** Notes what happened for sync, and tells every process at commit. One event per thing; none: nothing happens. */
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
