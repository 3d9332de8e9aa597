import { hash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Db, Transaction } from "#database/tables.ts";

export type StoredSession = { customerId: number | null; cartId: string | null };

export const noSession: StoredSession = { customerId: null, cartId: null };

/** A new opaque session id of a guest: 32 random bytes as base64url. */
export const newSessionId = (): string => randomBytes(32).toString("base64url");

/** Sign-in rotates the id, so a customer's can say that it is one: what a guest asks then needs no look-up of who it is. */
const newCustomerSessionId = (): string => `c${newSessionId()}`;
export const isSessionId = (text: string): boolean => /^c?[\w-]{43}$/.test(text);
export const mayBeCustomers = (id: string): boolean => id.length === 44;

export const hashSessionId = (id: string): Buffer => hash("sha256", id, "buffer");

/** The session of that id, or nobody's. Sessions that were not seen for thirty days are over. */
export async function findSession(db: Db, idHash: Buffer): Promise<StoredSession> {
  const { rows } = await sql<{ customer_id: number | null; cart_id: string | null; is_stale: boolean }>`
    select customer_id, cart_id, seen_at < now() - interval '1 day' as is_stale
    from sessions where id_hash = ${idHash} and seen_at > now() - interval '30 days'`.execute(db);
  const [row] = rows;
  if (!row) return noSession;
  if (row.is_stale) await sql`update sessions set seen_at = now() where id_hash = ${idHash}`.execute(db);
  return { customerId: row.customer_id, cartId: row.cart_id };
}

/**
 * Signs a customer in: a new id takes the place of the visitor's old one, so that an id known before is worth nothing
 * after. The session keeps the visitor's cart unless it is another customer's, else takes the customer's last open one.
 * The caller sends the cookie and attaches the cart (commerce/sales/cart/actions.ts).
 */
export async function startCustomerSession(
  db: Db,
  oldHash: Buffer | null,
  customerId: number,
): Promise<{ sessionId: string; cartId: string | null }> {
  const sessionId = newCustomerSessionId();
  const { rows } = await sql<{ cart_id: string | null }>`
    with old as (
      delete from sessions where id_hash = ${oldHash} returning cart_id
    ), own as (
      select c.id, c.id = (select cart_id from old) as is_at_hand from carts c
      where (c.customer_id = ${customerId} or (c.customer_id is null and c.id = (select cart_id from old)))
        and not exists (select from orders o where o.cart_id = c.id and o.status <> 'cancelled')
      order by is_at_hand desc nulls last, c.updated_at desc limit 1
    )
    insert into sessions (id_hash, customer_id, cart_id)
    values (${hashSessionId(sessionId)}, ${customerId}, (select id from own))
    returning cart_id`.execute(db);
  return { sessionId, cartId: rows[0]?.cart_id ?? null };
}

/** Signs out. The customer's cart stays theirs; this browser forgets it. */
export async function endSession(db: Db, idHash: Buffer): Promise<void> {
  await db.deleteFrom("sessions").where("id_hash", "=", idHash).execute();
}

/** Signs a customer out everywhere, except in the session named. */
export async function endSessionsOf(db: Db | Transaction, customerId: number, except: Buffer | null): Promise<void> {
  await sql`
    delete from sessions where customer_id = ${customerId} and id_hash is distinct from ${except}::bytea`.execute(db);
}
