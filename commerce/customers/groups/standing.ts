import { createHash } from "node:crypto";
import { sql } from "kysely";
import { proCodeInfoOf, proRegion } from "#commerce/customers/accounts/pro-code.ts";
import type { CustomerRow } from "#commerce/customers/accounts/reads.ts";
import type { Discount, DiscountRule } from "#commerce/shared/discounts/schema.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { Db } from "#database/tables.ts";

/** What a signed-in customer's prices depend on. */
export type Standing = {
  /** The professional's price region; null for others. */
  proRegion: PriceRegion | null;
  /** The group's discount for prices of `region`; usually null. */
  discountIn(region: PriceRegion | null): Discount | null;
};

const nobody: Standing = { proRegion: null, discountIn: () => null };

type Row = Pick<CustomerRow, "form_fields" | "notes"> & { rules: Record<PriceRegion, DiscountRule[] | null> };

/** One query. A customer who no longer exists gets none. Carts and orders ask customer_rules, too. */
export async function findStanding(db: Db, customerId: number, now = new Date()): Promise<Standing> {
  const { rows } = await sql<Row>`
    select form_fields, notes, (
      select json_object_agg(region, customer_rules(region, customers.id)) from unnest(price_lists()) region
    ) as rules
    from customers where id = ${customerId}`.execute(db);
  const [found] = rows;
  if (!found) return nobody;
  return {
    proRegion: proRegion(proCodeInfoOf(found.form_fields, found.notes), now),
    discountIn: (region) => region && discountOf(found.rules[region]),
  };
}

function discountOf(rules: DiscountRule[] | null): Discount | null {
  if (!rules) return null;
  return { rules, key: createHash("sha256").update(JSON.stringify(rules)).digest("base64url").slice(0, 16) };
}
