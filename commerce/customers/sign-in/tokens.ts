import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Db, Tables, Transaction } from "#database/tables.ts";
import { sha256 } from "#platform/sha256.ts";

/** Single-use tokens for links. The table stores only their hashes. */

export type TokenPurpose = Tables["customer_tokens"]["purpose"];
export type TokenOwner = { customerId: number; detail: string };

export const tokenLives: Record<TokenPurpose, number> = {
  "reset-password": 60 * 60,
  "confirm-email": 3 * 24 * 60 * 60,
  "hand-over": 60,
};

/** In hex, because other letters could form fragments that the block list refuses ("-wp"). */
const isToken = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** Creates a token for the customer. `detail` is the e-mail address that it is sent to, or the path to redirect to. */
export async function makeToken(db: Db, purpose: TokenPurpose, { customerId, detail }: TokenOwner): Promise<string> {
  const token = randomBytes(32).toString("hex");
  await sql`
    insert into customer_tokens (token_hash, customer_id, purpose, detail, expires_at)
    values (${sha256(token)}, ${customerId}, ${purpose}, ${detail}, now() + make_interval(secs => ${tokenLives[purpose]}))
  `.execute(db);
  return token;
}

/** Returns the owner of a valid token, without using it up. */
export async function findToken(db: Db, purpose: TokenPurpose, token: string): Promise<TokenOwner | null> {
  if (!isToken(token)) return null;
  const { rows } = await sql<TokenOwner>`
    select customer_id as "customerId", detail from customer_tokens
    where token_hash = ${sha256(token)} and purpose = ${purpose} and expires_at > now()`.execute(db);
  return rows[0] ?? null;
}

/** Uses the token up and returns its owner. Of two concurrent calls, one returns the owner and the other null. */
export async function takeToken(trx: Db | Transaction, purpose: TokenPurpose, token: string) {
  if (!isToken(token)) return null;
  const { rows } = await sql<TokenOwner & { isGood: boolean }>`
    delete from customer_tokens where token_hash = ${sha256(token)} and purpose = ${purpose}
    returning customer_id as "customerId", detail, expires_at > now() as "isGood"`.execute(trx);
  const [row] = rows;
  return row?.isGood ? { customerId: row.customerId, detail: row.detail } : null;
}

/** Invalidates all of the customer's links of these kinds. */
export async function dropTokens(trx: Transaction, customerId: number, purposes: TokenPurpose[]): Promise<void> {
  await trx
    .deleteFrom("customer_tokens")
    .where("customer_id", "=", customerId)
    .where("purpose", "in", purposes)
    .execute();
}
