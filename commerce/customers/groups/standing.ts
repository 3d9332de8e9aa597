import { createHash } from "node:crypto";
import { proRegion } from "#commerce/customers/accounts/pro-code.ts";
import type { CustomerGroup } from "#commerce/customers/accounts/schema.ts";
import type { Discount } from "#commerce/shared/discounts/schema.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { Db } from "#database/tables.ts";
import { discountGroupOf, findCustomerWithGroups } from "./reads.ts";

/** What a signed-in customer's prices depend on. */
export type Standing = {
  /** The professional's price region; null for others. */
  proRegion: PriceRegion | null;
  /** The group's discount for prices of `region`; usually null. */
  discountIn(region: PriceRegion | null): Discount | null;
};

const nobody: Standing = { proRegion: null, discountIn: () => null };

/** One query. A customer who no longer exists gets none. */
export async function findStanding(db: Db, customerId: number, now = new Date()): Promise<Standing> {
  const found = await findCustomerWithGroups(db, customerId, now);
  if (!found) return nobody;
  const { customer, groups } = found;
  return {
    proRegion: proRegion(customer.proCodeInfo, now),
    discountIn: (region) => region && discountOf(discountGroupOf(groups, region, customer)),
  };
}

function discountOf(group: CustomerGroup | null): Discount | null {
  if (!group || group.discount_rules.length === 0) return null;
  const hash = createHash("sha256").update(JSON.stringify(group.discount_rules)).digest("base64url");
  return { rules: group.discount_rules, key: `${group.id}-${hash.slice(0, 12)}` };
}
