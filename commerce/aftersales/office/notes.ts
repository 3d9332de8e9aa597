import { sql } from "kysely";
import { nameOfStaff } from "#commerce/staff/permissions/rules.ts";
import type { Staff } from "#commerce/staff/permissions/schema.ts";
import type { Db } from "#database/tables.ts";
import { fail, ok, type Problem, type Result } from "#platform/result.ts";
import type { OrderNote } from "./desk-schema.ts";
import { mentionedIn } from "./rules.ts";

/** Notes of staff members about an order. */

type Row = { id: number; body: string; by: string; at: Date; mentions: string[] };

const isBy = (by: string, { kind, id }: Staff) => by.startsWith(nameOfStaff({ kind, id, name: "" }));

/** Oldest first; `isOwn`: this member wrote it. */
export async function notesOf(db: Db, orderId: number, staff: Staff): Promise<OrderNote[]> {
  const { rows } = await sql<Row>`
    select n.id, n.body, n.made_by as by, n.at,
      array(select m.name from mentions t join staff_members m on m.id = t.member_id where t.note_id = n.id order by t.id)
        as mentions
    from order_notes n where n.order_id = ${orderId} order by n.id limit 500`.execute(db);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString(), isOwn: isBy(row.by, staff) }));
}

/** Members who can be mentioned, sorted by name. */
export async function findMentionable(db: Db): Promise<{ id: number; name: string }[]> {
  const members = db.selectFrom("staff_members").select(["id", "name"]).where("is_active", "=", true);
  return members.where("name", "<>", "").orderBy("name").limit(500).execute();
}

/** Writes a note, and a mention of each member who is named with @ in it, except its author. */
export async function addNote(
  db: Db,
  orderId: number,
  body: string,
  staff: Staff,
): Promise<Result<number, Problem<"invalid" | "order-not-found">>> {
  const text = body.trim();
  if (text === "") return fail("invalid", "A note has words.", { fields: { body: "is empty" } });
  const by = nameOfStaff(staff);
  return db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom("orders")
      .select("id")
      .where("id", "=", orderId)
      .forKeyShare()
      .executeTakeFirst();
    if (!order) return fail("order-not-found", "There is no such order.");
    const note = { order_id: orderId, body: text, made_by: by };
    const { id } = await trx.insertInto("order_notes").values(note).returning("id").executeTakeFirstOrThrow();
    const named = mentionedIn(text, await findMentionable(trx)).filter(
      (member) => staff.kind !== "member" || member !== staff.id,
    );
    const mentions = named.map((member) => ({
      member_id: member,
      type: "order",
      record_id: String(orderId),
      note_id: id,
      made_by: by,
    }));
    if (mentions.length > 0) await trx.insertInto("mentions").values(mentions).execute();
    return ok(id);
  });
}

/**
 * Deletes a note with its mentions. Only its author may do that; returns false when there is no such note of theirs.
 */
export async function removeNote(db: Db, orderId: number, noteId: number, staff: Staff): Promise<boolean> {
  const own = `${nameOfStaff({ ...staff, name: "" })}`;
  const { rows } = await sql<{ id: number }>`
    delete from order_notes where id = ${noteId} and order_id = ${orderId} and starts_with(made_by, ${own}) returning id`.execute(
    db,
  );
  return rows.length > 0;
}
