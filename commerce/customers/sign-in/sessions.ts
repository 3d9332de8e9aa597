import { hash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Db, Transaction } from "#database/tables.ts";

export type StoredSession = { customerId: number | null; cartId: string | null };

export const noSession: StoredSession = { customerId: null, cartId: null };

/** Creates an opaque session id for a guest: 32 random bytes as base64url. */
export const newSessionId = (): string => randomBytes(32).toString("base64url");

/**
 * Signing in rotates the id, so a customer's id can have a prefix. A guest's id then needs no query to find the
 * customer.
 */
const newCustomerSessionId = (): string => `c${newSessionId()}`;
export const isSessionId = (text: string): boolean => /^c?[\w-]{43}$/.test(text);
export const mayBeCustomers = (id: string): boolean => id.length === 44;

export const hashSessionId = (id: string): Buffer => hash("sha256", id, "buffer");

/** The session with that id, or an empty one. Sessions end when they were not used for thirty days. */
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
 * Signs a customer in. A new id replaces the visitor's old one, so that an id known before is useless afterwards. The
 * session keeps the visitor's cart unless that is another customer's; otherwise it gets the customer's last open cart.
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

/** Signs out. The cart stays the customer's; this browser no longer refers to it. */
export async function endSession(db: Db, idHash: Buffer): Promise<void> {
  await db.deleteFrom("sessions").where("id_hash", "=", idHash).execute();
}

/** Ends all sessions of a customer, except the given one. */
export async function endSessionsOf(db: Db | Transaction, customerId: number, except: Buffer | null): Promise<void> {
  await sql`
    delete from sessions where customer_id = ${customerId} and id_hash is distinct from ${except}::bytea`.execute(db);
}
