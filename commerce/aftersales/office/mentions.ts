import { sql } from "kysely";
import type { Staff } from "#commerce/staff/permissions/schema.ts";
import type { Db } from "#database/tables.ts";
import type { Mention } from "./desk-schema.ts";

/** Mentions of staff members that they have not seen yet. API keys are not members and cannot be mentioned. */

const memberOf = (staff: Staff): number => (staff.kind === "member" ? staff.id : 0);

type Row = Omit<Mention, "at"> & { at: Date };

/** Mentions that this member has not seen yet, latest first, of orders in their markets. */
export async function unseenMentions(db: Db, staff: Staff): Promise<Mention[]> {
  const { rows } = await sql<Row>`
    select m.id, m.record_id::integer as "orderId", m.made_by as by, m.at, left(n.body, 200) as text
    from mentions m join order_notes n on n.id = m.note_id join orders o on o.id = n.order_id
    where m.member_id = ${memberOf(staff)} and m.seen_at is null and m.type = 'order'
      and (${staff.markets}::text[] is null or o.region = any (${staff.markets}::text[]))
    order by m.id desc limit 50`.execute(db);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** Marks this member's mentions in the notes of an order as seen. */
export async function markSeen(db: Db, orderId: number, staff: Staff): Promise<void> {
  await sql`
    update mentions set seen_at = now()
    where member_id = ${memberOf(staff)} and type = 'order' and record_id = ${String(orderId)} and seen_at is null`.execute(
    db,
  );
}
