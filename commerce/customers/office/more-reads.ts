import { sql } from "kysely";
import type { Db } from "#database/tables.ts";
import type { CustomerEmail, CustomerInterests } from "./more-schema.ts";

/** Null when there is no such customer. */
export async function findInterests(db: Db, id: number): Promise<CustomerInterests | null> {
  const { rows } = await sql<CustomerInterests>`
      select (select coalesce(json_agg(json_build_object('product', json_build_object('id', p.id, 'name', p.name),
          'addedAt', i.added_at) order by i.added_at desc, p.id desc), '[]')
        from wishlists w join wishlist_items i on i.wishlist_id = w.id join products p on p.id = i.product_id
        where w.customer_id = c.id) as wishlist,
      (select coalesce(json_agg(json_build_object('id', r.id, 'product', json_build_object('id', p.id, 'name', p.name),
          'rating', r.rating, 'title', r.title, 'text', r.body, 'status', r.status, 'writtenAt', r.created_at)
          order by r.id desc), '[]')
        from reviews r join products p on p.id = r.product_id where r.customer_id = c.id) as reviews
      from customers c where c.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** The latest e-mails about a customer's orders, limited to the regions that the caller may see; null means all. */
export async function findCustomerEmails(
  db: Db,
  id: number,
  regions: readonly string[] | null,
): Promise<CustomerEmail[]> {
  const { rows } = await sql<Omit<CustomerEmail, "sentAt"> & { sentAt: Date }>`
    select e.id, e.order_id as "orderId", e.subject, e.to_email as "to", e.sent_at as "sentAt"
    from orders o join order_emails e on e.order_id = o.id
    where o.customer_id = ${id} and (${regions}::text[] is null or o.region = any (${regions}::text[]))
    order by e.id desc limit 50`.execute(db);
  return rows.map(({ sentAt, ...row }) => ({ ...row, sentAt: sentAt.toISOString() }));
}
