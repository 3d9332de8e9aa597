import { sql } from "kysely";
import { hashPassword } from "#commerce/shared/credentials/passwords.ts";
import type { Db } from "#database/tables.ts";

/** The members of a demo world, with the password that all of them have, and their built-in roles. */
export type DemoMembers = { password: string; members: { email: string; name: string; role: string }[] };

/** Creates these members where they are missing. With null, outside demo mode, removes all that were created so. */
export async function setUpDemoMembers(db: Db, demo: DemoMembers | null): Promise<void> {
  if (!demo) {
    await db.deleteFrom("staff_members").where("is_demo", "=", true).execute();
    return;
  }
  const { rows } = await sql<{ email: string }>`select lower(email) as email from staff_members`.execute(db);
  const missing = demo.members.filter(({ email }) => !rows.some((row) => row.email === email));
  if (missing.length === 0) return;
  const passwordHash = await hashPassword(demo.password);
  for (const { email, name, role } of missing)
    await sql`
      insert into staff_members (email, name, password_hash, role_id, is_demo, joined_at)
      select ${email}, ${name}, ${passwordHash}, id, true, now() from staff_roles where built_in = ${role}
      on conflict do nothing`.execute(db);
}
