import { fromDecimal, percentOf } from "#commerce/shared/money/rules.ts";
import type { DiscountRule } from "./schema.ts";

/** `categories` are the ids of the product's categories and of all their ancestors. */
export type DiscountedProduct = { id: number; categories: readonly number[] };

/**
 * Returns the price of one piece under a customer group's rules, in minor units of `currency` (specification 6, 7.6).
 * Only the most specific rules apply: those for the product, else those for one of its categories, else those for all.
 * Of several equally specific rules the best for the shopper counts; rules never add up. The result is rounded once, to
 * the currency's unit, and lies between zero and `price`. A dearer product never becomes cheaper than another one under
 * the same rules, so the lowest price of a product stays its lowest. An invalid rule (a negative amount, an unknown
 * method) changes nothing.
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

/** Whether categories must be read to calculate the prices. */
export const asksForCategories = (rules: readonly DiscountRule[]): boolean =>
  rules.some((rule) => rule.type === "category");
