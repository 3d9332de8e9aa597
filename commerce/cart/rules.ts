import type { Cart, CartLine } from "./schema.ts";

/** A line as the database function cart_lines_view returns it, by position. */
export type StoredLine = [
  id: number,
  productId: number,
  variantId: number,
  uid: string,
  sku: string,
  name: string,
  kind: string,
  image: string | null,
  quantity: number,
  seenPrice: number,
  /** Null where the region does not sell the variant. */
  price: number | null,
  retailPrice: number | null,
  isOffered: boolean,
  /** Null when stock is not tracked. */
  available: number | null,
  options: [position: number, name: string, code: string, label: string][] | null,
];

export type StoredCart = Omit<Cart, "lines" | "count" | "baseAmount"> & { lines: StoredLine[] | null };

/** A line at today's price; one that is no longer sold keeps the price it was seen at and cannot be bought. */
export function toLine(stored: StoredLine): CartLine {
  const [id, productId, variantId, uid, sku, name, kind, image, quantity, seenPrice, ...rest] = stored;
  const [price, retailPrice, isOffered, available, options] = rest;
  const unitPrice = price ?? seenPrice;
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
  if (retailPrice !== null && retailPrice > unitPrice) line.retailPrice = retailPrice;
  if (seenPrice !== unitPrice) line.seenPrice = seenPrice;
  if (available !== null) line.available = available;
  return line;
}

function toOptions(options: StoredLine[14]): CartLine["options"] {
  if (options === null) return [];
  if (options.length > 1) options.sort((a, b) => a[0] - b[0]);
  return options.map(([, name, code, label]) => ({ name, code, label }));
}

/** The cart with its sums. */
export function toCart(stored: StoredCart): Cart {
  const ordered = (stored.lines ?? []).sort((a, b) => a[0] - b[0]);
  const lines = ordered.map(toLine);
  let count = 0;
  let baseAmount = 0;
  for (const line of lines) {
    count += line.quantity;
    baseAmount += line.total;
  }
  return { ...stored, lines, count, baseAmount };
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
