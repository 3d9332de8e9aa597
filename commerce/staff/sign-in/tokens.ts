import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Db, Tables, Transaction } from "#database/tables.ts";

/** Tokens of links that open one thing once; the table keeps their hash. */

export type TokenPurpose = Tables["staff_tokens"]["purpose"];

const day = 24 * 60 * 60;
const lives: Record<TokenPurpose, number> = { "reset-password": 60 * 60, invitation: 7 * day, "set-up": 7 * day };

/** In hex, for among other letters the block list's fragments would turn up now and then. */
const isToken = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);
const hashed = (token: string): Buffer => createHash("sha256").update(token).digest();

/** A new token; `memberId` is null for the link that sets up a shop. Earlier ones of that kind are worth nothing any more. */
export async function makeToken(db: Db | Transaction, purpose: TokenPurpose, memberId: number | null): Promise<string> {
  const token = randomBytes(32).toString("hex");
  await sql`
    with before as (
      delete from staff_tokens where purpose = ${purpose} and member_id is not distinct from ${memberId}::integer
    )
    insert into staff_tokens (token_hash, member_id, purpose, expires_at)
    values (${hashed(token)}, ${memberId}, ${purpose}, now() + make_interval(secs => ${lives[purpose]}))`.execute(db);
  return token;
}

type Owner = { memberId: number | null };

/** Whose token it is, while it is good. Using it up is another matter. */
export async function findToken(db: Db | Transaction, purpose: TokenPurpose, token: string): Promise<Owner | null> {
  if (!isToken(token)) return null;
  const { rows } = await sql<Owner>`
    select member_id as "memberId" from staff_tokens
    where token_hash = ${hashed(token)} and purpose = ${purpose} and expires_at > now()`.execute(db);
  return rows[0] ?? null;
}

/** Uses the token up and answers whose it was. Of two that come at once one gets it, the other null. */
export async function takeToken(trx: Transaction, purpose: TokenPurpose, token: string): Promise<Owner | null> {
  if (!isToken(token)) return null;
  const { rows } = await sql<Owner & { isGood: boolean }>`
    delete from staff_tokens where token_hash = ${hashed(token)} and purpose = ${purpose}
    returning member_id as "memberId", expires_at > now() as "isGood"`.execute(trx);
  const [row] = rows;
  return row?.isGood ? { memberId: row.memberId } : null;
}

export const dropTokensOf = (trx: Transaction, memberId: number) =>
  trx.deleteFrom("staff_tokens").where("member_id", "=", memberId).execute();

/** For the nightly job. */
export const forgetOldTokens = (db: Db) =>
  sql`delete from staff_tokens where expires_at < now()`.execute(db).then(() => undefined);
