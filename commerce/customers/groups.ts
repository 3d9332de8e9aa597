import type { Selectable } from "kysely";
import { fromDecimal, percentOf } from "#commerce/money/rules.ts";
import type { Db, Tables } from "#database/tables.ts";
import type { Customer, CustomerGroup, DiscountRule } from "./schema.ts";

const toGroup = (row: Selectable<Tables["customer_groups"]>): CustomerGroup => ({
  id: row.id,
  name: row.name,
  region: row.region,
  is_default: row.is_default,
  is_group_for_guests: row.is_group_for_guests,
  discount_rules: row.discount_rules,
});

/** All groups; there are a handful. */
export async function findGroups(db: Db): Promise<CustomerGroup[]> {
  return (await db.selectFrom("customer_groups").selectAll().orderBy("id").execute()).map(toGroup);
}

const countsIn = (group: CustomerGroup, region: string | null) => group.region === null || group.region === region;

/** A region's own group before the one that counts everywhere. */
const nearest = (groups: CustomerGroup[]): CustomerGroup | null =>
  groups.find((group) => group.region !== null) ?? groups[0] ?? null;

/** The group of that id where it counts in the region (7.6). */
export const groupOf = (groups: readonly CustomerGroup[], region: string | null, id: number): CustomerGroup | null =>
  groups.find((group) => group.id === id && countsIn(group, region)) ?? null;

export const defaultGroupOf = (groups: readonly CustomerGroup[], region: string | null): CustomerGroup | null =>
  nearest(groups.filter((group) => group.is_default && countsIn(group, region)));

export const guestGroupOf = (groups: readonly CustomerGroup[], region: string | null): CustomerGroup | null =>
  nearest(groups.filter((group) => group.is_group_for_guests && countsIn(group, region)));

/**
 * Whose rules apply (section 6): only a professional whose region is exactly "pro" gets the rules of their own group;
 * everyone else, guests included, the default group's.
 */
export function discountGroupOf(
  groups: readonly CustomerGroup[],
  region: string | null,
  customer: Pick<Customer, "isPro" | "proCodeInfo" | "groupId"> | null,
): CustomerGroup | null {
  const isExactlyPro = customer?.isPro === true && customer.proCodeInfo?.region === "pro";
  const own = isExactlyPro && customer.groupId !== null ? groupOf(groups, "pro", customer.groupId) : null;
  return own ?? defaultGroupOf(groups, region);
}

/** Which groups a visitor is told about: everybody's, and their own. */
export const visibleGroups = (groups: readonly CustomerGroup[], ownId: number | null): CustomerGroup[] =>
  groups.filter((group) => group.is_default || group.is_group_for_guests || group.id === ownId);

export type DiscountedProduct = { id: number; categories: readonly number[] };

/**
 * A product's price under a group's rules, in minor units of `currency`. A rule for the product comes before those for its
 * categories, and these before those for all; of equals the cheapest counts. Never dearer than `price`, never below zero.
 */
export function discountedPrice(
  rules: readonly DiscountRule[],
  product: DiscountedProduct,
  price: number,
  currency: string,
): number {
  const levels = [
    rules.filter((rule) => rule.type === "product" && rule.product_id === product.id),
    rules.filter((rule) => rule.type === "category" && product.categories.includes(rule.category_id ?? -1)),
    rules.filter((rule) => rule.type === "all"),
  ];
  const counting = levels.find((level) => level.length > 0) ?? [];
  return Math.max(0, Math.min(price, ...counting.map((rule) => priceBy(rule, price, currency))));
}

function priceBy({ method, amount }: DiscountRule, price: number, currency: string): number {
  if (method === "percent") return price - percentOf(price, amount);
  const minor = fromDecimal(amount, currency) ?? price;
  return method === "price" ? minor : price - minor;
}
