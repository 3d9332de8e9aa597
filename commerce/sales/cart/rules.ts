import { discountedPrice } from "#commerce/shared/discounts/rules.ts";
import type { DiscountRule } from "#commerce/shared/discounts/schema.ts";
import { isProRegion } from "#commerce/shared/regions/rules.ts";
import type { CappedLine, Cart, CartLine } from "./schema.ts";

/** A line as the database function cart_lines_view returns it, by position. */
export type StoredLine = [
  id: number,
  productId: number,
  variantId: number,
  quantity: number,
  seenPrice: number,
  /** Null where the region does not sell the variant. */
  price: number | null,
  retailPrice: number | null,
  isOffered: boolean,
  /** Null when stock is not tracked. */
  available: number | null,
  shown: [uid: string, sku: string, name: string, kind: string, image: string | null],
  options: [position: number, name: string, code: string, label: string][] | null,
];

export type StoredCart = Omit<Cart, "lines" | "count" | "baseAmount" | "rules" | "capped" | "codes"> & {
  lines: StoredLine[] | null;
  capped?: CappedLine[] | null;
  codes?: string[] | null;
  /** The rules of the customer's group, and where they ask for it the categories of each product. */
  rules?: DiscountRule[] | null;
  categories?: Record<string, number[]> | null;
};

/** The customer's price of a product that the shop sells at `price`. */
type PriceOf = (productId: number, price: number) => number;

const shopPrice: PriceOf = (_, price) => price;

const priceUnder =
  (rules: readonly DiscountRule[], categories: Record<string, number[]>, currency: string): PriceOf =>
  (id, price) =>
    discountedPrice(rules, { id, categories: categories[id] ?? [] }, price, currency);

/**
 * A line at today's price; one that is no longer sold keeps the price it was seen at and cannot be bought. Seen prices are
 * kept as the shop's, so a group's rules change what was seen alike: joining a group is no change of price to be told.
 */
export function toLine(stored: StoredLine, priceOf: PriceOf = shopPrice): CartLine {
  const [id, productId, variantId, quantity, seenPrice, price, retailPrice, isOffered, available, shown, options] =
    stored;
  const [uid, sku, name, kind, image] = shown;
  const listPrice = price ?? seenPrice;
  const unitPrice = priceOf(productId, listPrice);
  const seenUnitPrice = priceOf(productId, seenPrice);
  const line: CartLine = {
    id: String(id),
    productId,
    variantId,
    uid,
    sku,
    name,
    kind,
    options: toOptions(options),
    quantity,
    unitPrice,
    total: unitPrice * quantity,
    isPurchasable: isOffered && price !== null && available !== 0,
  };
  if (image !== null) line.image = image;
  if (listPrice !== unitPrice) line.listPrice = listPrice;
  const formerPrice = retailPrice ?? listPrice;
  if (formerPrice > unitPrice) line.retailPrice = formerPrice;
  if (seenUnitPrice !== unitPrice) line.seenPrice = seenUnitPrice;
  if (available !== null) line.available = available;
  return line;
}

function toOptions(options: StoredLine[10]): CartLine["options"] {
  if (options === null) return [];
  if (options.length > 1) options.sort((a, b) => a[0] - b[0]);
  return options.map(([, name, code, label]) => ({ name, code, label }));
}

/** The cart with its sums. Professionals are told their price alone (specification 4: no sale tags). */
export function toCart({ capped, codes, rules, categories, ...stored }: StoredCart): Cart {
  const priceOf = rules ? priceUnder(rules, categories ?? {}, stored.currency) : shopPrice;
  const ordered = (stored.lines ?? []).sort((a, b) => a[0] - b[0]);
  const lines = ordered.map((line) => toLine(line, priceOf));
  if (isProRegion(stored.region)) for (const line of lines) delete line.retailPrice;
  let count = 0;
  let baseAmount = 0;
  for (const line of lines) {
    count += line.quantity;
    baseAmount += line.total;
  }
  return {
    ...stored,
    lines,
    count,
    baseAmount,
    ...(rules && { rules }),
    ...(capped && { capped }),
    ...(codes && { codes }),
  };
}

export type CartHindrance = "cart-empty" | "not-purchasable" | "not-enough-stock";

/** Why a cart cannot be ordered as it is, with the lines concerned; null when it can. */
export function hindranceOf(cart: Cart): { code: CartHindrance; lines: CartLine[] } | null {
  if (cart.lines.length === 0) return { code: "cart-empty", lines: [] };
  const gone = cart.lines.filter((line) => !line.isPurchasable && line.available !== 0);
  if (gone.length > 0) return { code: "not-purchasable", lines: gone };
  const short = cart.lines.filter((line) => line.available !== undefined && line.available < line.quantity);
  return short.length > 0 ? { code: "not-enough-stock", lines: short } : null;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text can be a cart's id; anything else must not reach PostgreSQL. */
export const isCartId = (text: string): boolean => uuid.test(text);

/** A line's id as the number it is in the database, or null. */
export const lineNumber = (text: string): number | null => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);
