import { sql } from "kysely";
import { hashPassword } from "#commerce/shared/credentials/passwords.ts";
import { emailFault, mailbox, passwordFault, textFault, tidy } from "#commerce/shared/credentials/rules.ts";
import { findToken, makeToken, takeToken } from "#commerce/staff/emails/link-tokens.ts";
import { ownerRole } from "#commerce/staff/permissions/built-in.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { fail, ok } from "#platform/result.ts";
import { faultsIn, linkOver, type SignInResult } from "./problems.ts";

/** Creates the first owner of a shop, by a link that the server prints at start while there is none. */

const isRunByAnybody = async (db: Db | Transaction): Promise<boolean> => {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from staff_members where password_hash is not null) as is`.execute(db);
  return rows[0]?.is ?? false;
};

/**
 * Creates the link's token when no member has joined yet, else null. It replaces the token printed at an earlier start.
 */
export const makeSetUpToken = async (db: Db): Promise<string | null> =>
  (await isRunByAnybody(db)) ? null : makeToken(db, "set-up", null);

const setUpAlready = fail("set-up-already", "Somebody runs this shop already. Ask them for an invitation.");

/** Creates the owner. Of two concurrent calls, one succeeds. Problems name the fields name, email and password. */
export async function setUp(
  { db }: { db: Db },
  typed: { token: string; name: string; email: string; password: string; language: string },
): Promise<SignInResult<void>> {
  if (!(await findToken(db, "set-up", typed.token))) return linkOver;
  const [name, email] = [tidy(typed.name), mailbox(typed.email)];
  const faults = faultsIn({
    name: textFault(name, 80),
    email: emailFault(email),
    password: passwordFault(typed.password, email),
  });
  if (faults) return faults;
  const passwordHash = await hashPassword(typed.password);
  return db.transaction().execute(async (trx) => {
    await sql`lock table staff_members in share row exclusive mode`.execute(trx);
    if (await isRunByAnybody(trx)) return setUpAlready;
    if (!(await takeToken(trx, "set-up", typed.token))) return linkOver;
    await sql`
      insert into staff_members (email, name, password_hash, role_id, language, joined_at)
      select ${email}, ${name}, ${passwordHash}, id, ${typed.language}, now()
      from staff_roles where built_in = ${ownerRole}
      on conflict (lower(email)) do update set name = excluded.name, password_hash = excluded.password_hash,
        role_id = excluded.role_id, joined_at = now(), is_active = true`.execute(trx);
    return ok(undefined);
  });
}
