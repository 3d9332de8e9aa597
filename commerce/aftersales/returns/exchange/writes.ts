import { createHash, randomBytes, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { paidLines } from "#commerce/sales/gift-cards/rules.ts";
import { spendCards } from "#commerce/sales/gift-cards/writes.ts";
import { columnsOf, told } from "#commerce/sales/orders/history/rules.ts";
import type { Order } from "#commerce/sales/orders/schema.ts";
import type { Transaction } from "#database/tables.ts";
import type { Replacement, Swap } from "./rules.ts";

export type Variant = {
  id: number;
  productId: number;
  sku: string;
  name: string;
  image: string | null;
  options: { name: string; code: string; label: string }[];
  isOffered: boolean;
  isTracked: boolean;
  /** Today's price in the order's market, minor units; null: it is not sold there. */
  price: number | null;
};

/** The variants of these swaps, and those that came back, as they are sold today. */
export async function findVariants(
  trx: Transaction,
  order: Order,
  swaps: readonly Swap[],
): Promise<Map<number, Variant>> {
  const lines = new Set(swaps.map(({ orderLineId }) => orderLineId));
  const own = order.lines.filter(({ id }) => lines.has(id)).map(({ variantId }) => variantId);
  const ids = [...new Set([...own, ...swaps.map(({ variantId }) => variantId)])];
  const { rows } = await sql<Variant>`
    select v.id, v.product_id as "productId", v.sku, p.name, v.image, v.is_offered as "isOffered",
      v.is_tracked as "isTracked", r.price,
      (
        select coalesce(json_agg(json_build_object('name', o.name, 'code', w.code, 'label', w.label) order by o.position, o.id), '[]')
        from option_values w join product_options o on o.id = w.option_id where w.id = any (v.option_value_ids)
      ) as options
    from variants v join products p on p.id = v.product_id
    left join prices r on r.variant_id = v.id and r.region = ${order.region}
    where v.id = any (${ids}::integer[])`.execute(trx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Takes the pieces from stock, in the order of variants; answers the first of which there are too few, having taken none. */
export async function takeStock(
  trx: Transaction,
  swaps: readonly Swap[],
  variants: ReadonlyMap<number, Variant>,
): Promise<number | null> {
  const wanted = new Map<number, number>();
  for (const { variantId, quantity } of swaps)
    if (variants.get(variantId)?.isTracked) wanted.set(variantId, (wanted.get(variantId) ?? 0) + quantity);
  const ids = [...wanted.keys()];
  if (ids.length === 0) return null;
  const { rows } = await sql<{ id: number; available: number }>`
    select variant_id as id, available from stock where variant_id = any (${ids}::integer[])
    order by variant_id for update`.execute(trx);
  const there = new Map(rows.map(({ id, available }) => [id, available]));
  for (const [id, quantity] of wanted) if ((there.get(id) ?? 0) < quantity) return id;
  const taken = JSON.stringify([...wanted].map(([id, quantity]) => ({ id, quantity })));
  await sql`
    update stock s set available = s.available - w.quantity
    from jsonb_to_recordset(${taken}::jsonb) as w (id integer, quantity integer) where s.variant_id = w.id`.execute(
    trx,
  );
  return null;
}

type Given = {
  order: Order;
  replacement: Replacement;
  variants: ReadonlyMap<number, Variant>;
  cardId: number;
  provider: string;
  by: string;
  returnId: number;
};

/** Writes the order that brings the other pieces: it stands, and the card has paid for it. Answers its number. */
export async function writeReplacement(trx: Transaction, given: Given): Promise<number> {
  const { order, replacement, variants, cardId, provider, by, returnId } = given;
  const { last4 } = await trx
    .selectFrom("gift_cards")
    .select("last4")
    .where("id", "=", cardId)
    .executeTakeFirstOrThrow();
  const parts = [{ id: cardId, last4, amount: replacement.total }];
  const totals = [...replacement.totals, ...paidLines(parts, replacement.total)];
  const status = "awaiting_fulfillment";
  const { id } = await trx
    .insertInto("orders")
    .values({
      ...{ cart_id: randomUUID(), customer_id: order.customerId, region: order.region, currency: order.currency },
      ...{ country: order.country, language: order.language, status, email: order.email, total: replacement.total },
      billing_address: JSON.stringify(order.billingAddress),
      shipping_address: JSON.stringify(order.shippingAddress),
      shipping_method: JSON.stringify(order.shippingMethod),
      totals: JSON.stringify(totals),
      access_hash: createHash("sha256").update(randomBytes(32)).digest(),
      extras: order.extras?.pickUp ? JSON.stringify({ pickUp: order.extras.pickUp }) : null,
      confirmed_at: new Date(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("order_lines")
    .values(
      replacement.lines.flatMap(({ variantId, quantity, unitPrice }) => {
        const variant = variants.get(variantId);
        if (!variant) return [];
        return {
          ...{ order_id: id, product_id: variant.productId, variant_id: variantId, sku: variant.sku },
          ...{ name: variant.name, options: JSON.stringify(variant.options), image: variant.image },
          ...{ quantity, unit_price: unitPrice, total: unitPrice * quantity, from_stock: variant.isTracked },
        };
      }),
    )
    .execute();
  const note = columnsOf(told({ what: "exchange", number: returnId, order: order.id }));
  await trx
    .insertInto("order_history")
    .values({ order_id: id, status, ...note, made_by: by })
    .execute();
  const payment = { id: randomUUID(), order_id: id, provider, status: "captured", amount: 0, currency: order.currency };
  await trx
    .insertInto("payments")
    .values({ ...payment, status: "captured" })
    .execute();
  await spendCards(trx, id, parts);
  return id;
}
