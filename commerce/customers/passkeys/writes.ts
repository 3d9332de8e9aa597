import { sql } from "kysely";
import { mostPasskeys, type Passkey } from "#commerce/shared/passkeys/schema.ts";
import type { Transaction } from "#database/tables.ts";

export type NewPasskey = {
  customerId: number;
  credentialId: string;
  handle: string;
  publicKey: Uint8Array;
  counter: number;
  transports: string[];
  isSynced: boolean;
  name: string;
};

/** Stores a passkey. Null when the credential is stored already, or the customer has the maximum number of passkeys. */
export async function insertPasskey(trx: Transaction, one: NewPasskey): Promise<Passkey | null> {
  await sql`select from customers where id = ${one.customerId} for update`.execute(trx);
  const { rows } = await sql<Passkey>`
    insert into passkeys
      (customer_id, credential_id, user_handle, public_key, counter, transports, is_synced, name)
    select ${one.customerId}, ${one.credentialId}, ${one.handle}, ${Buffer.from(one.publicKey)}, ${one.counter},
      ${one.transports}, ${one.isSynced}, ${one.name}
    where (select count(*) from passkeys where customer_id = ${one.customerId}) < ${mostPasskeys}
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
    update passkeys set counter = ${counter}, is_synced = ${isSynced}, last_used_at = now()
    where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0)) returning id`.execute(trx);
  return rows.length > 0;
}
