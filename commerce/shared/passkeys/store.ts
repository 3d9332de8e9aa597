import { type RawBuilder, sql } from "kysely";
import type { Db, Transaction } from "#database/tables.ts";
import { mostPasskeys, type Passkey } from "./schema.ts";
import type { MadeCredential } from "./webauthn.ts";

/** The tables of passkeys, one of customers and one of members, have the same columns but for the owner's. */
export type PasskeyTable = {
  table: "passkeys" | "staff_passkeys";
  /** The column with the owner's id, and the table that it refers to. */
  owner: "customer_id" | "member_id";
  owners: "customers" | "staff_members";
  /** Which owners may sign in. */
  maySignIn: RawBuilder<boolean>;
};

export const customerPasskeys: PasskeyTable = {
  table: "passkeys",
  owner: "customer_id",
  owners: "customers",
  maySignIn: sql`true`,
};
export const staffPasskeys: PasskeyTable = {
  table: "staff_passkeys",
  owner: "member_id",
  owners: "staff_members",
  maySignIn: sql`o.is_active`,
};

const shown = sql`id, name, is_synced as "isSynced", created_at as "createdAt", last_used_at as "lastUsedAt"`;

export async function findPasskeys(db: Db, { table, owner }: PasskeyTable, ownerId: number): Promise<Passkey[]> {
  const { rows } = await sql<Passkey>`
    select ${shown} from ${sql.table(table)} where ${sql.ref(owner)} = ${ownerId} order by id`.execute(db);
  return rows;
}

export type HeldPasskey = { id: string; transports: string[]; handle: string };

/** The owner's passkeys in the form that an authenticator needs, to exclude those that it holds already. */
export async function findHeld(db: Db, { table, owner }: PasskeyTable, ownerId: number): Promise<HeldPasskey[]> {
  const { rows } = await sql<HeldPasskey>`
    select k.credential_id as id, k.transports, k.user_handle as handle from ${sql.table(table)} k
    where ${sql.ref(`k.${owner}`)} = ${ownerId} order by k.id`.execute(db);
  return rows;
}

export type KnownPasskey = { id: number; ownerId: number; handle: string; publicKey: Buffer; counter: number };

/** The passkey with this credential id, when its owner may sign in. */
export async function findKnown(db: Db, of: PasskeyTable, credentialId: string): Promise<KnownPasskey | null> {
  const { rows } = await sql<KnownPasskey>`
    select k.id, o.id as "ownerId", k.user_handle as handle, k.public_key as "publicKey", k.counter
    from ${sql.table(of.table)} k join ${sql.table(of.owners)} o on o.id = ${sql.ref(`k.${of.owner}`)}
    where k.credential_id = ${credentialId} and ${of.maySignIn}`.execute(db);
  return rows[0] ?? null;
}

type NewPasskey = MadeCredential & { ownerId: number; handle: string; name: string };

/** Stores a passkey. Null when the credential is stored already, or the owner has the maximum number of passkeys. */
export async function insertPasskey(trx: Transaction, of: PasskeyTable, one: NewPasskey): Promise<Passkey | null> {
  const [table, owner] = [sql.table(of.table), sql.ref(of.owner)];
  await sql`select from ${sql.table(of.owners)} where id = ${one.ownerId} for update`.execute(trx);
  const { rows } = await sql<Passkey>`
    insert into ${table} (${owner}, credential_id, user_handle, public_key, counter, transports, is_synced, name)
    select ${one.ownerId}, ${one.credentialId}, ${one.handle}, ${Buffer.from(one.publicKey)}, ${one.counter},
      ${one.transports}, ${one.isSynced}, ${one.name}
    where (select count(*) from ${table} where ${owner} = ${one.ownerId}) < ${mostPasskeys}
    on conflict (credential_id) do nothing
    returning ${shown}`.execute(trx);
  return rows[0] ?? null;
}

/**
 * Stores the use of a passkey. False when the counter has not increased: then the authenticator was copied, or two
 * answers arrived at once.
 */
export async function noteUse(
  trx: Transaction,
  { table }: PasskeyTable,
  id: number,
  { counter, isSynced }: { counter: number; isSynced: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    update ${sql.table(table)} set counter = ${counter}, is_synced = ${isSynced}, last_used_at = now()
    where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0)) returning id`.execute(trx);
  return rows.length > 0;
}
