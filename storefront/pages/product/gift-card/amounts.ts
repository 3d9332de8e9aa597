import { giftCardKind } from "#commerce/sales/promotions/schema.ts";
import type { ProductView } from "#storefront/pages/product/product-view.ts";

type Product = Pick<ProductView["product"], "kind" | "options">;

/** The option that is no choice of a face. */
const amountsOf = ({ kind, options }: Product) =>
  kind === giftCardKind ? (options.find((option) => option.kind !== "swatch")?.values ?? []) : [];

/**
 * The amounts of a gift card as custom properties, `--amount-1: "$25"` and so on: the style sheet writes the chosen one
 * on the card's picture, also without a script. Undefined for other products.
 */
export function amountsInStyle(product: Product): Record<string, string> | undefined {
  const amounts = amountsOf(product);
  if (amounts.length === 0) return undefined;
  const text = (label: string) => `"${label.replace(/["\\\n]/g, " ")}"`;
  return Object.fromEntries(amounts.map(({ label }, index) => [`--amount-${index + 1}`, text(label)]));
}

/** The amount that is chosen at first: the second one, neither the smallest nor much more. */
export function firstAmount(product: Product): Record<string, string> {
  const second = amountsOf(product)[1];
  return second ? { amount: second.code } : {};
}
