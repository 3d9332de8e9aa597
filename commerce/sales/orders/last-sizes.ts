import { sql } from "kysely";
import type { Db } from "#database/tables.ts";

/** A product bought in a size; `rider` says for whom it is made, where the product does. */
export type BoughtSize = { kind: string; size: string; rider?: string };

/** Returns the sizes in which a customer bought things last, one of each kind and rider, of their last 50 orders. */
export async function lastSizesOf(db: Db, customerId: number): Promise<BoughtSize[]> {
  const { rows } = await sql<{ kind: string; size: string; rider: string | null }>`
    with own as (
      select id from orders where customer_id = ${customerId} and confirmed_at is not null order by id desc limit 50
    ), sized as (
      select p.kind, p.attributes -> 'rider' ->> 0 as rider, option ->> 'label' as size, l.id
      from own join order_lines l on l.order_id = own.id join products p on p.id = l.product_id,
        jsonb_array_elements(l.options) as option
      where lower(option ->> 'name') = 'size'
    )
    select distinct on (kind, rider) kind, rider, size from sized order by kind, rider, id desc`.execute(db);
  return rows.map(({ rider, ...bought }) => ({ ...bought, ...(rider && { rider }) }));
}
