import { type RawBuilder, sql } from "kysely";
import type { Staff } from "#commerce/staff/permissions/schema.ts";
import type { Db } from "#database/tables.ts";
import { defaultChoice, kindsOf, pathOf } from "./rules.ts";
import type { Choice, Notice, NoticeKind } from "./schema.ts";

type Viewer = Pick<Staff, "id" | "permissions" | "markets">;

/** Notices older than this are deleted at night. */
export const daysKept = 60;
const mostCounted = 100;

export async function findChoices(db: Db, memberId: number): Promise<Map<string, Choice>> {
  const rows = await db.selectFrom("staff_notice_choices").selectAll().where("member_id", "=", memberId).execute();
  return new Map(rows.map(({ kind, in_office: inOffice, email }) => [kind, { inOffice, email }]));
}

/** All kinds of notices that the member may get, with their choices. */
export async function choicesOf(db: Db, viewer: Viewer): Promise<({ kind: NoticeKind } & Choice)[]> {
  const chosen = await findChoices(db, viewer.id);
  return kindsOf(viewer).map((kind) => ({ kind, ...(chosen.get(kind) ?? defaultChoice) }));
}

/**
 * A condition on staff_notices as n: the notices that the office shows to this member, starting on the day they joined.
 */
async function shownTo(db: Db, viewer: Viewer): Promise<RawBuilder<unknown>> {
  const kinds = (await choicesOf(db, viewer)).filter(({ inOffice }) => inOffice).map(({ kind }) => kind);
  return sql`n.kind = any (${kinds}::text[])
    and (n.member_id is null or n.member_id = ${viewer.id})
    and (n.market is null or ${viewer.markets}::text[] is null or n.market = any (${viewer.markets}::text[]))
    and n.at > now() - make_interval(days => ${daysKept}::integer)
    and n.at >= (select coalesce(joined_at, created_at) from staff_members where id = ${viewer.id})`;
}

const isRead = (viewer: Viewer) =>
  sql`exists (select from staff_notice_reads r where r.notice_id = n.id and r.member_id = ${viewer.id})`;

export async function countUnread(db: Db, viewer: Viewer): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::integer as unread from (
      select from staff_notices n where ${await shownTo(db, viewer)} and not ${isRead(viewer)}
      limit ${sql.lit(mostCounted)}) as counted`.execute(db);
  return rows[0]?.unread ?? 0;
}

type Row = Omit<Notice, "at" | "path"> & { at: Date };

/** Sorted, latest first. */
export async function listNotices(db: Db, viewer: Viewer, page: number, limit: number): Promise<Notice[]> {
  const { rows } = await sql<Row>`
    select n.id, n.kind, n.at, n.market, n.data, ${isRead(viewer)} as "isRead"
    from staff_notices n where ${await shownTo(db, viewer)}
    order by n.at desc, n.id desc limit ${limit} offset ${(page - 1) * limit}::bigint`.execute(db);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString(), path: pathOf(row.kind, row.data) }));
}

/**
 * Marks these notices as read, or all of them when `ids` is null. Notices that the member does not see are left
 * unchanged.
 */
export async function markRead(db: Db, viewer: Viewer, ids: readonly number[] | null): Promise<void> {
  const meant = ids === null ? sql`true` : sql`n.id = any (${[...ids]}::bigint[])`;
  await sql`
    insert into staff_notice_reads (member_id, notice_id)
    select ${viewer.id}::integer, n.id from staff_notices n where ${await shownTo(db, viewer)} and ${meant}
    on conflict do nothing`.execute(db);
}

export async function saveChoices(
  db: Db,
  viewer: Viewer,
  choices: readonly ({ kind: NoticeKind } & Choice)[],
): Promise<void> {
  const rows = choices.map(({ kind, inOffice, email }) => ({ kind, in_office: inOffice, email }));
  await sql`
    insert into staff_notice_choices as kept (member_id, kind, in_office, email)
    select distinct on (kind) ${viewer.id}::integer, kind, in_office, email
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (kind text, in_office boolean, email text)
    on conflict (member_id, kind) do update set in_office = excluded.in_office, email = excluded.email,
      changed_at = case when kept.email = excluded.email then kept.changed_at else now() end`.execute(db);
}
