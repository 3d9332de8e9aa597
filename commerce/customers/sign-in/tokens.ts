import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Db, Tables, Transaction } from "#database/tables.ts";

/** Tokens that open one thing once. They travel in links; the table keeps their hash. */

export type TokenPurpose = Tables["customer_tokens"]["purpose"];
export type TokenOwner = { customerId: number; detail: string };

export const tokenLives: Record<TokenPurpose, number> = {
  "reset-password": 60 * 60,
  "confirm-email": 3 * 24 * 60 * 60,
  "hand-over": 60,
};

/** In hex, for among other letters the block list's fragments ("-wp") would turn up now and then. */
const isToken = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);
const hashed = (token: string): Buffer => createHash("sha256").update(token).digest();

/** A new token of the customer; `detail` is the e-mail address it goes to, or the path it leads on to. */
export async function makeToken(db: Db, purpose: TokenPurpose, { customerId, detail }: TokenOwner): Promise<string> {
  const token = randomBytes(32).toString("hex");
  await sql`
    insert into customer_tokens (token_hash, customer_id, purpose, detail, expires_at)
    values (${hashed(token)}, ${customerId}, ${purpose}, ${detail}, now() + make_interval(secs => ${tokenLives[purpose]}))
  `.execute(db);
  return token;
}

/** Whose token it is, while it is good. Using it up is another matter. */
export async function findToken(db: Db, purpose: TokenPurpose, token: string): Promise<TokenOwner | null> {
  if (!isToken(token)) return null;
  const { rows } = await sql<TokenOwner>`
    select customer_id as "customerId", detail from customer_tokens
    where token_hash = ${hashed(token)} and purpose = ${purpose} and expires_at > now()`.execute(db);
  return rows[0] ?? null;
}

/** Uses the token up and answers whose it was. Of two that come at once one gets it, the other null. */
export async function takeToken(trx: Db | Transaction, purpose: TokenPurpose, token: string) {
  if (!isToken(token)) return null;
  const { rows } = await sql<TokenOwner & { isGood: boolean }>`
    delete from customer_tokens where token_hash = ${hashed(token)} and purpose = ${purpose}
    returning customer_id as "customerId", detail, expires_at > now() as "isGood"`.execute(trx);
  const [row] = rows;
  return row?.isGood ? { customerId: row.customerId, detail: row.detail } : null;
}

/** All links of that kind that the customer was sent are worth nothing any more. */
export async function dropTokens(trx: Transaction, customerId: number, purposes: TokenPurpose[]): Promise<void> {
  await trx
    .deleteFrom("customer_tokens")
    .where("customer_id", "=", customerId)
    .where("purpose", "in", purposes)
    .execute();
}
