import { type RawBuilder, sql } from "kysely";
import type { Return } from "#commerce/aftersales/returns/schema.ts";
import { pageOfIds } from "#commerce/catalog/office/list-order.ts";
import type { Order } from "#commerce/sales/orders/schema.ts";
import { invoiceProvider } from "#commerce/sales/payments/invoice/order.ts";
import { giftCardKind } from "#commerce/sales/promotions/schema.ts";
import { discountedPrice } from "#commerce/shared/discounts/rules.ts";
import type { DiscountRule } from "#commerce/shared/discounts/schema.ts";
import { toDecimalText } from "#commerce/shared/money/rules.ts";
import { isPriceRegion } from "#commerce/shared/regions/rules.ts";
import type { Db } from "#database/tables.ts";
import type { ExchangeState, ExchangeVariant, Swap, Variant } from "./schema.ts";

type Row = Variant & { categories: number[] | null; rules: DiscountRule[] | null };
type Buyer = Pick<Order, "region" | "currency" | "customerId">;

/** Variants as they are sold today in the order's market to its customer. */
export async function readVariants(db: Db, buyer: Buyer, where: RawBuilder<unknown>): Promise<Variant[]> {
  const { region, currency, customerId } = buyer;
  const { rows } = await sql<Row>`
    select v.id, v.product_id as "productId", v.sku, p.name, v.image,
      v.is_offered and ${region} <> all (v.closed_in) and p.kind <> ${giftCardKind} as "isOffered",
      v.is_tracked as "isTracked", r.price, c.rules,
      case when c.rules @> '[{"type": "category"}]' then product_category_ids(p.id) end as categories,
      (
        select coalesce(json_agg(json_build_object('name', o.name, 'code', w.code, 'label', w.label) order by o.position, o.id), '[]')
        from option_values w join product_options o on o.id = w.option_id where w.id = any (v.option_value_ids)
      ) as options
    from variants v join products p on p.id = v.product_id
    left join prices r on r.variant_id = v.id and r.region = ${region}
    cross join lateral (
      select case when ${customerId}::integer is not null then customer_rules(${region}, ${customerId}::integer) end as rules
    ) c
    where ${where}`.execute(db);
  return rows.map(({ categories, rules, ...row }) => {
    const product = { id: row.productId, categories: categories ?? [] };
    const price = row.price === null || !rules ? row.price : discountedPrice(rules, product, row.price, currency);
    return { ...row, price };
  });
}

/** The variants of these swaps, and those of the returned pieces. */
export async function findVariants(
  db: Db,
  order: Buyer & Pick<Order, "lines">,
  swaps: readonly Swap[],
): Promise<Map<number, Variant>> {
  const lines = new Set(swaps.map(({ orderLineId }) => orderLineId));
  const own = order.lines.filter(({ id }) => lines.has(id)).map(({ variantId }) => variantId);
  const ids = [...new Set([...own, ...swaps.map(({ variantId }) => variantId)])];
  const found = await readVariants(db, order, sql`v.id = any (${ids}::integer[])`);
  return new Map(found.map((variant) => [variant.id, variant]));
}

/** Variants that an order's customer can get in exchange, found by a part of their product's name, brand or SKU. */
export async function searchVariants(db: Db, buyer: Buyer, q: string): Promise<ExchangeVariant[]> {
  const wanted = { q, ...(isPriceRegion(buyer.region) && { market: buyer.region }) };
  const near = await pageOfIds({ ...wanted, sort: "name", page: 1, limit: 20 }).execute(db);
  const ids = near.rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const all = await readVariants(
    db,
    buyer,
    sql`v.product_id = any (${ids}::integer[]) order by v.product_id, v.position, v.id`,
  );
  return toOffers(db, buyer, all);
}

/** The variants that are for sale, with their available stock. */
export async function toOffers(db: Db, { currency }: Buyer, variants: readonly Variant[]): Promise<ExchangeVariant[]> {
  const sold = variants.filter(({ isOffered, price }) => isOffered && price !== null);
  const { rows } = await sql<{ id: number; available: number }>`
    select variant_id as id, available from stock where variant_id = any (${sold.map(({ id }) => id)}::integer[])`.execute(
    db,
  );
  const left = new Map(rows.map(({ id, available }) => [id, available]));
  return sold.map(({ id, productId, name, sku, options, isTracked, price }) => ({
    id,
    productId,
    name,
    sku,
    options: options.map(({ label }) => label).join(" / "),
    available: isTracked ? (left.get(id) ?? 0) : null,
    price: toDecimalText(price ?? 0, currency),
  }));
}

/** The state of the exchange whose order this is; null when it is no exchange. */
export async function findExchange(db: Db, orderId: number): Promise<ExchangeState | null> {
  const { rows } = await sql<ExchangeState>`
    select o.id as "orderId",
      case when p.provider <> ${invoiceProvider} then p.amount else greatest(0, p.amount - coalesce((
        select x.amount from returns t join payments own on own.order_id = t.order_id
        join refunds x on x.payment_id = own.id and x.key = 'exchange:' || t.id
        where t.exchange_order_id = o.id
      ), 0)) end as due, case when o.status = 'awaiting_payment' then p.open_until end as "payUntil",
      case when o.status = 'awaiting_payment' then 'waiting' when o.confirmed_at is null then 'ended' else 'made' end as state
    from orders o join payments p on p.order_id = o.id where o.id = ${orderId}`.execute(db);
  return rows[0] ?? null;
}

/** The exchange orders of these returns that wait for their customer to pay. */
export async function findUnpaid(db: Db, returns: readonly Pick<Return, "exchangeOrderId">[]): Promise<Set<number>> {
  const ids = returns.flatMap(({ exchangeOrderId }) => exchangeOrderId ?? []);
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select o.id from orders o join payments p on p.order_id = o.id
    where o.id = any (${ids}::integer[]) and o.status = 'awaiting_payment' and p.open_until > now()`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
