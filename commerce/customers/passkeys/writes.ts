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

/** Null where somebody has that credential already, or the customer as many as can be kept. */
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

/** False where the counter has not gone on since: then there are two of that authenticator, or two answers at once. */
export async function noteUse(trx: Transaction, id: number, counter: number, isSynced: boolean): Promise<boolean> {
  const { rows } = await sql`
    update passkeys set counter = ${counter}, is_synced = ${isSynced}, last_used_at = now()
    where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0)) returning id`.execute(trx);
  return rows.length > 0;
}
