import { sql } from "kysely";
import { hashPassword } from "#commerce/shared/credentials/passwords.ts";
import type { Db } from "#database/tables.ts";

const demoPassword = "first-tracks-2026";

/** The members in demo mode: e-mail address, name and built-in role. */
const demoMembers: readonly [email: string, name: string, builtIn: string][] = [
  ["owner@firn.example", "Ines Caduff", "owner"],
  ["catalogue@firn.example", "Tim Okafor", "catalogue"],
  ["support@firn.example", "Sofia Lindqvist", "support"],
  ["editor@firn.example", "Louis Marchand", "content-editor"],
  ["warehouse@firn.example", "Jonas Berg", "warehouse"],
];

/** In demo mode, creates these members with the publicly known password. Otherwise removes them. */
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
