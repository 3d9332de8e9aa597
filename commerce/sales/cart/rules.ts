import type { Recipient } from "#commerce/sales/gift-cards/recipients.ts";
import { discountedPrice } from "#commerce/shared/discounts/rules.ts";
import type { DiscountRule } from "#commerce/shared/discounts/schema.ts";
import { isProRegion } from "#commerce/shared/regions/rules.ts";
import { isUuid } from "#platform/ids.ts";
import type { CappedLine, Cart, CartLine } from "./schema.ts";

/** A line as the database function cart_json returns it. */
export type StoredLine = {
  id: number;
  productId: number;
  variantId: number;
  quantity: number;
  seenPrice: number;
  /** Null when the region does not sell the variant. */
  price: number | null;
  retailPrice: number | null;
  isOffered: boolean;
  /** Null when stock is not tracked. */
  available: number | null;
  /** Display data from the table variants. */
  shown: [uid: string, sku: string, name: string, kind: string, image: string | null];
  options: [position: number, name: string, code: string, label: string][] | null;
  /** The product's categories and their ancestors; null when no rule needs them. */
  categories: number[] | null;
};

export type StoredCart = Omit<Cart, "lines" | "count" | "baseAmount" | "rules" | "capped" | "codes" | "recipients"> & {
  lines: StoredLine[] | null;
  capped?: CappedLine[] | null;
  codes?: string[] | null;
  recipients?: Recipient[] | null;
  /** The discount rules of the customer's group. */
  rules?: DiscountRule[] | null;
};

/**
 * Converts a stored line to today's price. A line that is no longer sold keeps the price last seen and cannot be
 * bought. Seen prices are stored as the shop's prices, so joining a group is not reported as a price change.
 */
export function toLine(stored: StoredLine, currency: string, rules: readonly DiscountRule[] | null = null): CartLine {
  const { id, productId, variantId, quantity, seenPrice, price, retailPrice, isOffered, available, categories } =
    stored;
  const [uid, sku, name, kind, image] = stored.shown;
  const product = { id: productId, categories: categories ?? [] };
  const priceOf = (listed: number) => (rules ? discountedPrice(rules, product, listed, currency) : listed);
  const listPrice = price ?? seenPrice;
  const unitPrice = priceOf(listPrice);
  const seenUnitPrice = priceOf(seenPrice);
  const line: CartLine = {
    id: String(id),
    productId,
    variantId,
    uid,
    sku,
    name,
    kind,
    options: toOptions(stored.options),
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

function toOptions(options: StoredLine["options"]): CartLine["options"] {
  if (options === null) return [];
  if (options.length > 1) options.sort((a, b) => a[0] - b[0]);
  return options.map(([, name, code, label]) => ({ name, code, label }));
}

/** Builds the cart with its totals. Professionals see only their own price (specification 4: no sale tags). */
export function toCart({ capped, codes, rules, recipients, ...stored }: StoredCart): Cart {
  const ordered = (stored.lines ?? []).sort((a, b) => a.id - b.id);
  const lines = ordered.map((line) => toLine(line, stored.currency, rules));
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
    ...(recipients && { recipients }),
  };
}

export type CartHindrance = "cart-empty" | "not-purchasable" | "not-enough-stock";

/** Why a cart cannot be ordered, with the lines concerned; null when it can. */
export function hindranceOf(cart: Cart): { code: CartHindrance; lines: CartLine[] } | null {
  if (cart.lines.length === 0) return { code: "cart-empty", lines: [] };
  const gone = cart.lines.filter((line) => !line.isPurchasable && line.available !== 0);
  if (gone.length > 0) return { code: "not-purchasable", lines: gone };
  const short = cart.lines.filter((line) => line.available !== undefined && line.available < line.quantity);
  return short.length > 0 ? { code: "not-enough-stock", lines: short } : null;
}

/** Whether a text can be a cart's id; other texts must not reach PostgreSQL. */
export const isCartId = isUuid;

/** The numeric id of a line, or null. */
export const lineNumber = (text: string): number | null => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);
