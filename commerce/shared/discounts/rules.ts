import { fromDecimal, percentOf } from "#commerce/shared/money/rules.ts";
import type { DiscountRule } from "./schema.ts";

/** `categories` are the ids of the product's categories and of all above them. */
export type DiscountedProduct = { id: number; categories: readonly number[] };

/**
 * The price of one piece under a group's rules, in minor units of `currency` (specification 6, 7.6).
 *
 * The most specific rules decide alone: those for the product, else those for one of its categories, else those for all.
 * Of several that are equally specific the best for the shopper counts; rules never add up. The result is rounded once,
 * to the currency's unit, is never dearer than `price` and never below zero, and a dearer product never ends up cheaper
 * than one that the same rules are about: the lowest price of a product stays its lowest. A rule that says nothing
 * sensible (a negative amount, an unknown method) changes nothing.
 */
export function discountedPrice(
  rules: readonly DiscountRule[],
  product: DiscountedProduct,
  price: number,
  currency: string,
): number {
  return Math.max(0, Math.min(price, ...decisive(rules, product).map((rule) => priceBy(rule, price, currency))));
}

function decisive(rules: readonly DiscountRule[], product: DiscountedProduct): DiscountRule[] {
  const levels = [
    (rule: DiscountRule) => rule.type === "product" && rule.product_id === product.id,
    (rule: DiscountRule) => rule.type === "category" && product.categories.includes(rule.category_id ?? -1),
    (rule: DiscountRule) => rule.type === "all",
  ];
  return levels.map((counts) => rules.filter(counts)).find((level) => level.length > 0) ?? [];
}

function priceBy({ method, amount }: DiscountRule, price: number, currency: string): number {
  if (!Number.isFinite(amount) || amount < 0) return price;
  if (method === "percent") return price - percentOf(price, Math.min(amount, 100));
  const minor = fromDecimal(amount, currency);
  if (minor === null) return price;
  if (method === "fixed") return price - minor;
  return method === "price" ? minor : price;
}

/** Whether categories have to be looked up to know the prices. */
export const asksForCategories = (rules: readonly DiscountRule[]): boolean =>
  rules.some((rule) => rule.type === "category");
