import { mailbox } from "#commerce/shared/credentials/rules.ts";
import type { Db } from "#database/tables.ts";

export type Credentials = { id: number; email: string; passwordHash: string | null };

/** Finds the customer with this e-mail address, ignoring case. */
export async function findByEmail(db: Db, email: string): Promise<Credentials | null> {
  const row = await db
    .selectFrom("customers")
    .select(["id", "email", "password_hash"])
    .where(({ fn, eb }) => eb(fn<string>("lower", ["email"]), "=", fn<string>("lower", [eb.val(mailbox(email))])))
    .executeTakeFirst();
  return row ? { id: row.id, email: row.email, passwordHash: row.password_hash } : null;
}

export async function findCredentials(db: Db, id: number): Promise<Credentials | null> {
  const row = await db
    .selectFrom("customers")
    .select(["id", "email", "password_hash"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row ? { id: row.id, email: row.email, passwordHash: row.password_hash } : null;
}
