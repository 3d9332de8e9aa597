import { hash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Member } from "#commerce/staff/permissions/schema.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { type MemberRow, memberColumns, toMember } from "../members/reads.ts";

/** Members' sessions. They end after twelve hours, and after two hours without a request. */

const random = (): string => randomBytes(32).toString("base64url");

/** The id of a browser in which nobody has signed in: csrf tokens are bound to it, and nothing is stored. */
export const newVisitId = (): string => random();
export const isSessionId = (text: string): boolean => /^m?[\w-]{43}$/.test(text);
/** Signing in creates an id with a prefix, so that other ids need no query. */
const mayBeMembers = (id: string): boolean => id.length === 44;

export const hashOf = (id: string): Buffer => hash("sha256", id, "buffer");

export type OfficeSession = {
  id: number;
  member: Member;
  /** When the member last proved their identity. */
  confirmedAt: Date;
  /** Whether the owner requires a second factor and this member has none yet. */
  lacksSecondFactor: boolean;
};

const isOpen = sql<boolean>`s.created_at > now() - interval '12 hours' and s.seen_at > now() - interval '2 hours'`;

export async function findSession(db: Db, sessionId: string | null): Promise<OfficeSession | null> {
  if (!sessionId || !mayBeMembers(sessionId)) return null;
  const { rows } = await sql<
    MemberRow & { session_id: number; confirmed_at: Date; is_stale: boolean; is_demanded: boolean }
  >`
    select s.id as session_id, s.confirmed_at, s.seen_at < now() - interval '1 minute' as is_stale,
      p.second_factor_required as is_demanded, ${memberColumns}
    from staff_sessions s
      join staff_members m on m.id = s.member_id and m.is_active
      join staff_roles r on r.id = m.role_id
      cross join staff_policy p
    where s.id_hash = ${hashOf(sessionId)} and ${isOpen}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  if (row.is_stale) await touch(db, row.session_id);
  const member = toMember(row);
  const { session_id: id, confirmed_at: confirmedAt } = row;
  return { id, member, confirmedAt, lacksSecondFactor: row.is_demanded && !member.hasSecondFactor };
}

const touch = (db: Db, id: number) =>
  sql`
    with seen as (update staff_sessions set seen_at = now() where id = ${id} returning member_id)
    update staff_members set seen_at = now() from seen where staff_members.id = seen.member_id`.execute(db);

export type SignInOrigin = { address: string; agent: string };

/** Signs a member in and returns the session's id for the cookie. */
export async function startSession(trx: Db | Transaction, memberId: number, { address, agent }: SignInOrigin) {
  const sessionId = `m${random()}`;
  await sql`
    with seen as (update staff_members set seen_at = now() where id = ${memberId})
    insert into staff_sessions (id_hash, member_id, address, agent)
    values (${hashOf(sessionId)}, ${memberId}, ${address}, ${agent.toWellFormed().replaceAll("\0", "").slice(0, 300)})
  `.execute(trx);
  return sessionId;
}

/** Stores that the member has just proved their identity. */
export const confirmSession = (db: Db, id: number) =>
  sql`update staff_sessions set confirmed_at = now() where id = ${id}`.execute(db);

export type SessionView = { id: number; address: string; agent: string; createdAt: Date; seenAt: Date };

/** A member's open sessions, latest first. */
export async function listSessions(db: Db, memberId: number): Promise<SessionView[]> {
  const { rows } = await sql<SessionView>`
    select s.id, s.address, s.agent, s.created_at as "createdAt", s.seen_at as "seenAt"
    from staff_sessions s where s.member_id = ${memberId} and ${isOpen} order by s.seen_at desc, s.id desc limit 200`.execute(
    db,
  );
  return rows;
}

/** Ends one of a member's own sessions; false when there is no such session. */
export async function endSession(db: Db, memberId: number, id: number): Promise<boolean> {
  const ended = db.deleteFrom("staff_sessions").where("id", "=", id).where("member_id", "=", memberId);
  return (await ended.executeTakeFirst()).numDeletedRows > 0n;
}

/** Ends all sessions of a member, except the given one. */
export async function endSessionsOf(trx: Db | Transaction, memberId: number, except: number | null): Promise<void> {
  await sql`
    delete from staff_sessions where member_id = ${memberId} and id is distinct from ${except}::integer`.execute(trx);
}

/** Called by the nightly job. */
export const forgetOldSessions = (db: Db) =>
  sql`delete from staff_sessions s where not (${isOpen})`.execute(db).then(() => undefined);
