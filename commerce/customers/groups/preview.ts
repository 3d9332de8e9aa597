import { sql } from "kysely";
import { type Static, Type } from "typebox";
import { GroupBody } from "#commerce/customers/accounts/schema.ts";
import { discountedPrice } from "#commerce/shared/discounts/rules.ts";
import { toDecimal } from "#commerce/shared/money/rules.ts";
import { currencyOf } from "#commerce/shared/regions/rules.ts";
import { priceRegions } from "#commerce/shared/regions/schema.ts";
import { closed, Id, literals } from "#commerce/shared/rest/shapes.ts";
import type { Db } from "#database/tables.ts";

/** A product's prices under rules that need not be saved yet (7.6). Amounts are decimal, in the region's currency. */

export const GroupPreviewBody = Type.Object(
  {
    product_id: Id,
    region: literals(priceRegions),
    discount_rules: Type.Required(GroupBody).properties.discount_rules,
  },
  closed,
);
export type GroupPreviewBody = Static<typeof GroupPreviewBody>;

export const GroupPreview = Type.Object({
  currency: Type.String(),
  /** The variants that have a price in the region. */
  variants: Type.Array(
    Type.Object({ id: Type.Integer(), sku: Type.String(), price: Type.Number(), group_price: Type.Number() }),
  ),
});
export type GroupPreview = Static<typeof GroupPreview>;

export async function previewGroup(
  db: Db,
  { product_id: id, region, discount_rules: rules }: GroupPreviewBody,
): Promise<GroupPreview> {
  const { rows } = await sql<{ id: number; sku: string; price: number; categories: number[] }>`
    select v.id, v.sku, p.price, product_category_ids(v.product_id) as categories
    from variants v join prices p on p.variant_id = v.id and p.region = ${region}
    where v.product_id = ${id} order by v.id`.execute(db);
  const currency = currencyOf(region);
  const variants = rows.map(({ categories, price, ...variant }) => ({
    ...variant,
    price: toDecimal(price, currency),
    group_price: toDecimal(discountedPrice(rules, { id, categories }, price, currency), currency),
  }));
  return { currency, variants };
}
