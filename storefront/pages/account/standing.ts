import { sql } from "kysely";
import type { ReturnStatus } from "#commerce/aftersales/returns/schema.ts";
import { giftCardKind } from "#commerce/sales/promotions/schema.ts";
import type { Db } from "#database/tables.ts";

/** What is going on in a customer's account besides the orders themselves. */
export type Standing = {
  addresses: number;
  /** Products on the wishlist that are to be had or seen. */
  wished: number;
  /** Parcels that left and have not arrived as far as we know, the latest first. */
  parcels: { orderId: number; number: string; carrier: string }[];
  /** Returns on which something still happens, the latest first. */
  returns: { id: number; orderId: number; status: ReturnStatus }[];
  /** What arrived and has no review of theirs, the latest first. */
  unreviewed: { uid: string; name: string }[];
};

/** How many of each are named; the pages of the orders have them all. */
const most = 3;

/** All of it in one statement, each part by an index. */
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
