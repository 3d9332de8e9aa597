import { sql } from "kysely";
import { hashPassword } from "#commerce/shared/credentials/passwords.ts";
import type { Db } from "#database/tables.ts";

const demoPassword = "first-tracks-2026";

/** E-mail addresses of the demo world's members, and their built-in roles. */
const demoMembers: readonly [email: string, name: string, builtIn: string][] = [
  ["owner@firn.example", "Ines Caduff", "owner"],
  ["catalogue@firn.example", "Tim Okafor", "catalogue"],
  ["support@firn.example", "Sofia Lindqvist", "support"],
  ["editor@firn.example", "Louis Marchand", "content-editor"],
  ["warehouse@firn.example", "Jonas Berg", "warehouse"],
];

/** In demo mode these members exist, with the password that everybody knows; a database that has left it has them no longer. */
export async function settleDemoMembers(db: Db, isDemo: boolean): Promise<void> {
  if (!isDemo) {
    await db.deleteFrom("staff_members").where("is_demo", "=", true).execute();
    return;
  }
  const { rows } = await sql<{ email: string }>`select lower(email) as email from staff_members`.execute(db);
  const missing = demoMembers.filter(([email]) => !rows.some((row) => row.email === email));
  if (missing.length === 0) return;
  const passwordHash = await hashPassword(demoPassword);
  for (const [email, name, builtIn] of missing)
    await sql`
      insert into staff_members (email, name, password_hash, role_id, is_demo, joined_at)
      select ${email}, ${name}, ${passwordHash}, id, true, now() from staff_roles where built_in = ${builtIn}
      on conflict do nothing`.execute(db);
}
