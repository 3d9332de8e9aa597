import { sql } from "kysely";
import { emailFault, mailbox, textFault, tidy } from "#commerce/shared/credentials/rules.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { queueStaffEmail } from "#commerce/staff/emails/schema.ts";
import { findCredentials, findMember } from "#commerce/staff/members/reads.ts";
import { ownerRole } from "#commerce/staff/permissions/built-in.ts";
import { inBoth } from "#commerce/staff/permissions/rules.ts";
import type { Member, Role, Staff } from "#commerce/staff/permissions/schema.ts";
import { endSessionsOf } from "#commerce/staff/sign-in/sessions.ts";
import type { Db, Transaction } from "#database/tables.ts";
import type { Jobs } from "#platform/jobs.ts";
import { fail, ok } from "#platform/result.ts";
import { grantProblem, invalid, notFound, type StaffAdminResult } from "./problems.ts";
import { findRole } from "./role-reads.ts";

type Services = { db: Db; jobs: Pick<Jobs, "send"> };
type Markets = PriceRegion[] | null;

const grantOf = (role: Role, markets: Markets) => ({
  permissions: role.permissions,
  markets: inBoth(role.markets, markets),
});

export type NewMember = { email: string; name: string; role: number; markets: Markets; language: string };

/** Invites a member with an e-mail that links to choosing a password. `by` cannot grant more than they have. */
export async function inviteMember(
  { db, jobs }: Services,
  by: Staff,
  typed: NewMember,
): Promise<StaffAdminResult<Member>> {
  const [email, name] = [mailbox(typed.email), tidy(typed.name)];
  if (emailFault(email)) return invalid({ email: "is not an e-mail address" });
  if (textFault(name, 80, true)) return invalid({ name: "is too long, or holds characters that cannot be kept" });
  const role = await findRole(db, typed.role);
  if (!role) return invalid({ role: "is not a role" });
  const problem = grantProblem(by, grantOf(role, typed.markets));
  if (problem) return problem;
  return db.transaction().execute(async (trx) => {
    const row = { email, name, role_id: role.id, markets: typed.markets, language: typed.language };
    const adding = trx
      .insertInto("staff_members")
      .values(row)
      .onConflict((conflict) => conflict.doNothing());
    const added = await adding.returning("id").executeTakeFirst();
    if (!added) return invalid({ email: "belongs to a member already" });
    await queueStaffEmail(jobs, { kind: "invitation", email }, trx);
    return ok((await findMember(trx, added.id)) as Member);
  });
}

/** Sends the invitation again, with a new link. */
export async function inviteAgain({ db, jobs }: Services, id: number): Promise<StaffAdminResult<void>> {
  const member = await findMember(db, id);
  if (!member) return notFound("member");
  const own = await findCredentials(db, member.email);
  if (own?.passwordHash) return fail("joined-already", "They have a password already.");
  await queueStaffEmail(jobs, { kind: "invitation", email: member.email });
  return ok(undefined);
}

export type MemberChange = { role?: number; markets?: Markets; isActive?: boolean; name?: string };

/**
 * Changes a member's role, markets, status or name, at once in all their sessions; a deactivated member is signed out.
 * `by` must have everything that the member had and gets, and an active owner must remain.
 */
export async function changeMember(
  { db }: Pick<Services, "db">,
  by: Staff,
  id: number,
  change: MemberChange,
): Promise<StaffAdminResult<Member>> {
  const name = change.name === undefined ? undefined : tidy(change.name);
  if (name !== undefined && textFault(name, 80, true))
    return invalid({ name: "is too long, or holds characters that cannot be kept" });
  return db
    .transaction()
    .execute(async (trx) => {
      const before = await lockMember(trx, id);
      if (!before) return notFound("member");
      const role = change.role === undefined ? before.role : await findRole(trx, change.role);
      if (!role) return invalid({ role: "is not a role" });
      const markets = change.markets === undefined ? before.markets : change.markets;
      const problem =
        grantProblem(by, grantOf(before.role, before.markets)) ?? grantProblem(by, grantOf(role, markets));
      if (problem) return problem;
      const isActive = change.isActive ?? before.isActive;
      const changed = { role_id: role.id, markets, is_active: isActive, ...(name !== undefined && { name }) };
      await trx.updateTable("staff_members").set(changed).where("id", "=", id).execute();
      if (before.role.builtIn === ownerRole && !(await hasOwner(trx))) return undo(lastOwner);
      if (!isActive) await endSessionsOf(trx, id, null);
      return ok((await findMember(trx, id)) as Member);
    })
    .catch(undone);
}

/** Removes a member and signs them out. Their actions stay in the audit log under their name. */
export async function removeMember(
  { db }: Pick<Services, "db">,
  by: Staff,
  id: number,
): Promise<StaffAdminResult<void>> {
  return db
    .transaction()
    .execute(async (trx): Promise<StaffAdminResult<void>> => {
      const before = await lockMember(trx, id);
      if (!before) return notFound("member");
      const problem = grantProblem(by, grantOf(before.role, before.markets));
      if (problem) return problem;
      await trx.deleteFrom("staff_members").where("id", "=", id).execute();
      if (before.role.builtIn === ownerRole && !(await hasOwner(trx))) return undo(lastOwner);
      return ok(undefined);
    })
    .catch(undone);
}

/**
 * For a member who has lost the second factor and its recovery codes: removes codes and passkeys, and signs them out.
 */
export async function resetSecondFactor(
  { db, jobs }: Services,
  by: Staff,
  id: number,
): Promise<StaffAdminResult<void>> {
  return db.transaction().execute(async (trx): Promise<StaffAdminResult<void>> => {
    const before = await lockMember(trx, id);
    if (!before) return notFound("member");
    const problem = grantProblem(by, grantOf(before.role, before.markets));
    if (problem) return problem;
    const none = { totp_key: null, totp_confirmed_at: null, recovery_codes: [] };
    await trx.updateTable("staff_members").set(none).where("id", "=", id).execute();
    await trx.deleteFrom("staff_passkeys").where("member_id", "=", id).execute();
    await endSessionsOf(trx, id, null);
    if (before.hasSecondFactor) await queueStaffEmail(jobs, { kind: "second-factor-off", email: before.email }, trx);
    return ok(undefined);
  });
}

const lastOwner = fail("last-owner", "This is the last owner. Make somebody else an owner first.");

/** Thrown to roll back a transaction and return a failure. */
class Undone extends Error {
  readonly failure: typeof lastOwner;

  constructor(failure: typeof lastOwner) {
    super(failure.problem.message);
    this.failure = failure;
  }
}
const undo = (failure: typeof lastOwner): never => {
  throw new Undone(failure);
};
const undone = (error: unknown) => {
  if (error instanceof Undone) return error.failure;
  throw error;
};

/** Changes of members run one after the other, so that two owners cannot remove each other at once. */
async function lockMember(trx: Transaction, id: number): Promise<Member | null> {
  await sql`select from staff_roles where built_in = ${ownerRole} for update`.execute(trx);
  return findMember(trx, id);
}

async function hasOwner(trx: Transaction): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (
      select from staff_members m join staff_roles r on r.id = m.role_id
      where r.built_in = ${ownerRole} and m.is_active and m.password_hash is not null and m.markets is null
    ) as is`.execute(trx);
  return rows[0]?.is ?? false;
}
