import { sql } from "kysely";
import type { ReturnStatus } from "#commerce/aftersales/returns/schema.ts";
import { giftCardKind } from "#commerce/sales/promotions/schema.ts";
import type { Db } from "#database/tables.ts";

/** The state of a customer's account, apart from the orders themselves. */
export type Standing = {
  addresses: number;
  /** The number of products on the wishlist that are visible and not disabled. */
  wished: number;
  /** Parcels that were shipped and have no delivery recorded, latest first. */
  parcels: { orderId: number; number: string; carrier: string }[];
  /** Open returns, latest first. */
  returns: { id: number; orderId: number; status: ReturnStatus }[];
  /** Delivered products that the customer has not reviewed, latest first. */
  unreviewed: { uid: string; name: string }[];
};

/** The most entries returned of each kind. The order pages list all of them. */
const most = 3;

/** Reads everything in one statement; each part uses an index. */
export async function standingOf(db: Db, customerId: number): Promise<Standing> {
  const { rows } = await sql<Standing>`
    with own as (
      select o.id, o.status from orders o
      where o.customer_id = ${customerId} and o.confirmed_at is not null and o.status <> 'cancelled'
      order by o.id desc limit 50
    )
    select
      (select count(*)::integer from addresses where customer_id = ${customerId}) as addresses,
      (
        select count(*)::integer from wishlists w join wishlist_items i on i.wishlist_id = w.id
          join products p on p.id = i.product_id
        where w.customer_id = ${customerId} and p.is_visible and p.availability <> 'disabled'
      ) as wished,
      (
        select coalesce(json_agg(s), '[]') from (
          select s.order_id as "orderId", s.tracking_number as number, s.shipping_provider as carrier
          from own join shipments s on s.order_id = own.id
          where own.status in ('shipped', 'partially_shipped') and s.delivered_at is null and s.tracking_number <> ''
          order by s.id desc limit ${most}
        ) s
      ) as parcels,
      (
        select coalesce(json_agg(r), '[]') from (
          select r.id, r.order_id as "orderId", r.status from own join returns r on r.order_id = own.id
          where r.status in ('requested', 'approved', 'received') order by r.id desc limit ${most}
        ) r
      ) as returns,
      (
        select coalesce(json_agg(u), '[]') from (
          select p.uid, p.name from own join order_lines l on l.order_id = own.id join products p on p.id = l.product_id
          where (own.status = 'completed' or exists (
              select from shipments s, jsonb_array_elements(s.items) as i
              where s.order_id = own.id and s.delivered_at is not null and (i ->> 'order_line_id')::bigint = l.id
            ))
            and p.is_visible and p.availability <> 'disabled' and p.kind <> ${giftCardKind}
            and not exists (select from reviews v where v.product_id = p.id and v.customer_id = ${customerId})
          group by p.id order by max(own.id) desc, p.id limit ${most}
        ) u
      ) as unreviewed`.execute(db);
  const [standing] = rows;
  if (!standing) throw new Error("A statement without a table answers one row");
  return standing;
}
