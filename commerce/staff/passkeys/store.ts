import { sql } from "kysely";
import { mostPasskeys, type Passkey } from "#commerce/shared/passkeys/schema.ts";
import type { MadeCredential } from "#commerce/shared/passkeys/webauthn.ts";
import type { Db, Transaction } from "#database/tables.ts";

export async function findPasskeys(db: Db | Transaction, memberId: number): Promise<Passkey[]> {
  const { rows } = await sql<Passkey>`
    select id, name, is_synced as "isSynced", created_at as "createdAt", last_used_at as "lastUsedAt"
    from staff_passkeys where member_id = ${memberId} order by id`.execute(db);
  return rows;
}

type Held = { id: string; transports: string[]; handle: string };

/** The member's passkeys in the form that an authenticator needs, to exclude those that it holds already. */
export async function findHeld(db: Db, memberId: number): Promise<Held[]> {
  const { rows } = await sql<Held>`
    select credential_id as id, transports, user_handle as handle from staff_passkeys
    where member_id = ${memberId} order by staff_passkeys.id`.execute(db);
  return rows;
}

export type Known = { id: number; memberId: number; handle: string; publicKey: Buffer; counter: number };

/** The passkey with this credential id, when its member may sign in. */
export async function findKnown(db: Db, credentialId: string): Promise<Known | null> {
  const { rows } = await sql<Known>`
    select k.id, k.member_id as "memberId", k.user_handle as handle, k.public_key as "publicKey", k.counter
    from staff_passkeys k join staff_members m on m.id = k.member_id and m.is_active
    where k.credential_id = ${credentialId}`.execute(db);
  return rows[0] ?? null;
}

type New = MadeCredential & { memberId: number; handle: string; name: string };

/** Stores a passkey. Null when the credential is stored already, or the member has the maximum number of passkeys. */
export async function insertPasskey(trx: Transaction, one: New): Promise<Passkey | null> {
  await sql`select from staff_members where id = ${one.memberId} for update`.execute(trx);
  const { rows } = await sql<Passkey>`
    insert into staff_passkeys
      (member_id, credential_id, user_handle, public_key, counter, transports, is_synced, name)
    select ${one.memberId}, ${one.credentialId}, ${one.handle}, ${Buffer.from(one.publicKey)}, ${one.counter},
      ${one.transports}, ${one.isSynced}, ${one.name}
    where (select count(*) from staff_passkeys where member_id = ${one.memberId}) < ${mostPasskeys}
    on conflict (credential_id) do nothing
    returning id, name, is_synced as "isSynced", created_at as "createdAt", last_used_at as "lastUsedAt"`.execute(trx);
  return rows[0] ?? null;
}

/**
 * Stores the use of a passkey. False when the counter has not increased: then the authenticator was copied, or two
 * answers arrived at once.
 */
export async function noteUse(trx: Transaction, id: number, counter: number, isSynced: boolean): Promise<boolean> {
  const { rows } = await sql`
    update staff_passkeys set counter = ${counter}, is_synced = ${isSynced}, last_used_at = now()
    where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0)) returning id`.execute(trx);
  return rows.length > 0;
}
