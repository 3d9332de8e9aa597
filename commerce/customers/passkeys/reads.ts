import { sql } from "kysely";
import type { Passkey } from "#commerce/shared/passkeys/schema.ts";
import type { Db } from "#database/tables.ts";

export async function findPasskeys(db: Db, customerId: number): Promise<Passkey[]> {
  const { rows } = await sql<Passkey>`
    select id, name, is_synced as "isSynced", created_at as "createdAt", last_used_at as "lastUsedAt"
    from passkeys where customer_id = ${customerId} order by id`.execute(db);
  return rows;
}

/** The customer's passkeys in the form that an authenticator needs, to exclude those that it holds already. */
export async function findHeld(
  db: Db,
  customerId: number,
): Promise<{ id: string; transports: string[]; handle: string }[]> {
  const { rows } = await sql<{ id: string; transports: string[]; handle: string }>`
    select credential_id as id, transports, user_handle as handle from passkeys
    where customer_id = ${customerId} order by passkeys.id`.execute(db);
  return rows;
}

export type KnownCredential = { id: number; customerId: number; handle: string; publicKey: Buffer; counter: number };

export async function findCredential(db: Db, credentialId: string): Promise<KnownCredential | null> {
  const { rows } = await sql<KnownCredential>`
    select id, customer_id as "customerId", user_handle as handle, public_key as "publicKey", counter
    from passkeys where credential_id = ${credentialId}`.execute(db);
  return rows[0] ?? null;
}
