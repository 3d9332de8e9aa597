import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Db, Tables, Transaction } from "#database/tables.ts";
import { sha256 } from "#platform/sha256.ts";

/** Single-use tokens for links. The table stores only their hashes. */

export type TokenPurpose = Tables["staff_tokens"]["purpose"];

const day = 24 * 60 * 60;
const lives: Record<TokenPurpose, number> = { "reset-password": 60 * 60, invitation: 7 * day, "set-up": 7 * day };

/** In hex, because other letters could form fragments that the block list refuses. */
const isToken = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/**
 * Creates a token and invalidates earlier ones for the same purpose and member. `memberId` is null for the link that
 * sets up a shop.
 */
export async function makeToken(db: Db | Transaction, purpose: TokenPurpose, memberId: number | null): Promise<string> {
  const token = randomBytes(32).toString("hex");
  await sql`
    with before as (
      delete from staff_tokens where purpose = ${purpose} and member_id is not distinct from ${memberId}::integer
    )
    insert into staff_tokens (token_hash, member_id, purpose, expires_at)
    values (${sha256(token)}, ${memberId}, ${purpose}, now() + make_interval(secs => ${lives[purpose]}))`.execute(db);
  return token;
}

type Owner = { memberId: number | null };

/** Returns the owner of a valid token, without using it up. */
export async function findToken(db: Db | Transaction, purpose: TokenPurpose, token: string): Promise<Owner | null> {
  if (!isToken(token)) return null;
  const { rows } = await sql<Owner>`
    select member_id as "memberId" from staff_tokens
    where token_hash = ${sha256(token)} and purpose = ${purpose} and expires_at > now()`.execute(db);
  return rows[0] ?? null;
}

/** Uses the token up and returns its owner. Of two concurrent calls, one returns the owner and the other null. */
export async function takeToken(trx: Transaction, purpose: TokenPurpose, token: string): Promise<Owner | null> {
  if (!isToken(token)) return null;
  const { rows } = await sql<Owner & { isGood: boolean }>`
    delete from staff_tokens where token_hash = ${sha256(token)} and purpose = ${purpose}
    returning member_id as "memberId", expires_at > now() as "isGood"`.execute(trx);
  const [row] = rows;
  return row?.isGood ? { memberId: row.memberId } : null;
}

export const dropTokensOf = (trx: Transaction, memberId: number) =>
  trx.deleteFrom("staff_tokens").where("member_id", "=", memberId).execute();

/** Called by the nightly job. */
export const forgetOldTokens = (db: Db) =>
  sql`delete from staff_tokens where expires_at < now()`.execute(db).then(() => undefined);
