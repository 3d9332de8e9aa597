import { sql } from "kysely";
import { staffOfMember } from "#commerce/staff/permissions/rules.ts";
import type { Staff } from "#commerce/staff/permissions/schema.ts";
import type { Changes } from "#database/changes/follow.ts";
import type { Reader } from "#database/changes/reader.ts";
import { everything, staffNoticesTag } from "#database/changes/tags.ts";
import type { Db, Transaction } from "#database/tables.ts";
import type { Jobs } from "#platform/jobs.ts";
import { listMembers } from "../members/reads.ts";
import { isFor, kindsOf } from "./rules.ts";
import type { EmailChoice } from "./schema.ts";

/**
 * Decides who gets an e-mail about which notice. E-mails are stored and queued in the transaction that processes the
 * notices, so that a killed process loses none, and no member gets a notice twice.
 */

export const noticeEmailQueue = "staff-notice-email";
type Services = { db: Db; jobs: Pick<Jobs, "send"> };

const perStep = 200;

/** One process per database handles new notices, as soon as they are stored. */
export const followNotices = (changes: Pick<Changes, "work">, services: Services): Reader =>
  changes.work("staff-notices", 1, async (tags) => {
    if (tags.has(staffNoticesTag) || tags.has(everything)) await spreadNotices(services);
  });

type StoredNotice = { id: number; kind: string; market: string | null; memberId: number | null };

/** Queues e-mails to the members who want them immediately, for notices that were not processed yet. */
export async function spreadNotices(services: Services): Promise<void> {
  while (await services.db.transaction().execute((trx) => spreadSome(trx, services.jobs)));
}

/** True when there may be more. */
async function spreadSome(trx: Transaction, jobs: Services["jobs"]): Promise<boolean> {
  const { rows: noted } = await sql<StoredNotice>`
    select id, kind, market, member_id as "memberId" from staff_notices where not is_spread
    order by id limit ${sql.lit(perStep)} for update skip locked`.execute(trx);
  if (noted.length === 0) return false;
  for (const member of await findRecipients(trx, "now")) {
    const own = noted.filter((one) => member.kinds.has(one.kind) && isFor(member.staff, one));
    await writeMail(trx, jobs, member.staff.id, own, false);
  }
  await sql`update staff_notices set is_spread = true where id = any (${noted.map(({ id }) => id)}::bigint[])`.execute(
    trx,
  );
  return noted.length === perStep;
}

/**
 * Runs once a day: queues an e-mail about what happened since the last digest, or since the member chose to get one.
 */
export async function sendDigests({ db, jobs }: Services): Promise<void> {
  for (const { staff, kinds } of await findRecipients(db, "daily")) {
    await db.transaction().execute(async (trx) => {
      // Prevents two processes from writing the same digest: the second waits for the lock and finds nothing left.
      await trx.selectFrom("staff_members").select("id").where("id", "=", staff.id).forNoKeyUpdate().execute();
      const { rows } = await sql<StoredNotice>`
        select n.id, n.kind, n.market, n.member_id as "memberId" from staff_notices n
          join staff_notice_choices c on c.kind = n.kind and c.member_id = ${staff.id} and n.at >= c.changed_at
        where n.kind = any (${[...kinds]}::text[])
          and not exists (select from staff_notice_mailed m where m.notice_id = n.id and m.member_id = ${staff.id})
        order by n.id limit 1000`.execute(trx);
      await writeMail(
        trx,
        jobs,
        staff.id,
        rows.filter((one) => isFor(staff, one)),
        true,
      );
    });
  }
}

type NoticeRecipient = { staff: Staff; kinds: Set<string> };

/** Active members who want e-mails of this frequency, with the kinds that they chose and may get. */
async function findRecipients(db: Db, email: EmailChoice): Promise<NoticeRecipient[]> {
  const chosen = await db
    .selectFrom("staff_notice_choices")
    .select(["member_id", "kind"])
    .where("email", "=", email)
    .execute();
  if (chosen.length === 0) return [];
  const members = (await listMembers(db)).filter(({ isActive, hasJoined }) => isActive && hasJoined);
  return members.flatMap((member) => {
    const staff = staffOfMember(member);
    const allowed = new Set<string>(kindsOf(staff));
    const kinds = chosen.flatMap((one) => (one.member_id === member.id && allowed.has(one.kind) ? one.kind : []));
    return kinds.length > 0 ? [{ staff, kinds: new Set(kinds) }] : [];
  });
}

async function writeMail(
  trx: Transaction,
  jobs: Services["jobs"],
  memberId: number,
  noted: readonly StoredNotice[],
  isDigest: boolean,
): Promise<void> {
  if (noted.length === 0) return;
  const added = await trx
    .insertInto("staff_notice_mails")
    .values({ member_id: memberId, is_digest: isDigest })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { rows } = await sql`
    insert into staff_notice_mailed (member_id, notice_id, mail_id)
    select ${memberId}::integer, id, ${added.id}::bigint from unnest(${noted.map(({ id }) => id)}::bigint[]) id
    on conflict do nothing returning notice_id`.execute(trx);
  if (rows.length > 0) await jobs.send(noticeEmailQueue, { id: added.id }, trx);
}

/**
 * Runs once a minute: adds notices about payments and refunds that have been pending for more than ten minutes, for
 * example because a process was killed.
 */
export async function noticeUnclear(db: Db): Promise<void> {
  await sql`select notice_unclear()`.execute(db);
}

/** Called by the nightly job. */
export async function forgetOldNotices(db: Db, days: number): Promise<void> {
  await sql`delete from staff_notices where at < now() - make_interval(days => ${days}::integer)`.execute(db);
  await sql`delete from staff_notice_mails where created_at < now() - make_interval(days => ${days}::integer)`.execute(
    db,
  );
}
