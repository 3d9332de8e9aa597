import { sql } from "kysely";
import type { Cart } from "#commerce/cart/schema.ts";
import { findMethods, hidesFree } from "#commerce/shipping/reads.ts";
import { freeShippingFrom, shippingCost } from "#commerce/shipping/rules.ts";
import type { Db } from "#database/tables.ts";
import type { CartShipping } from "./props.ts";

/** What delivery costs this cart, and how far it is from costing nothing. */
export async function shippingOf(db: Db, cart: Cart, customerId: number | null): Promise<CartShipping> {
  const [methods, hidden] = await Promise.all([
    findMethods(db, cart.region),
    sql<{ hides: boolean }>`select ${hidesFree(sql`${customerId}::int`)} as hides`.execute(db),
  ]);
  const hideFree = hidden.rows[0]?.hides ?? false;
  const from = shippingCost(methods, cart.baseAmount, hideFree);
  const freeFrom = freeShippingFrom(methods, hideFree);
  return { isFree: from === 0, from, freeFrom, missing: Math.max(0, (freeFrom ?? 0) - cart.baseAmount) };
}
