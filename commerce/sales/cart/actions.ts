import { randomUUID } from "node:crypto";
import { type RecipientInput, recipientFaults, tidyRecipient } from "#commerce/sales/gift-cards/recipients.ts";
import { currencyOf } from "#commerce/shared/regions/rules.ts";
import type { Locale, PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { Db } from "#database/tables.ts";
import { isId } from "#platform/ids.ts";
import { fail, ok, type Result } from "#platform/result.ts";
import { type CartProblem, cartProblem, problemOf } from "./problems.ts";
import { findCart, mayRead } from "./reads.ts";
import { isCartId, lineNumber, toCart } from "./rules.ts";
import { type Cart, maxLines, maxQuantity } from "./schema.ts";
import {
  type CartChange,
  forget,
  hold,
  insertCart,
  insertLines,
  removeCart,
  updateOwner,
  updateQuantity,
  updateRegion,
  updateSeen,
} from "./writes.ts";

export type CartResult = Result<Cart, CartProblem>;

/**
 * A line to add: a variant, or only the product when it has a single variant. `gift`: the recipient, for gift cards
 * only.
 */
export type LineInput = {
  productId?: number | null;
  variantId?: number | null;
  quantity: number;
  gift?: RecipientInput;
};

/** Returns the signed-in customer's id, or null for a guest, without a query in that case. */
export type FindCustomer = () => Promise<number | null>;

type Buyer = { locale: Locale; region: PriceRegion | null; sessionHash: Buffer | null };

const placeOf = (locale: Locale, region: PriceRegion) => ({
  region,
  currency: currencyOf(region),
  country: locale.country,
  language: locale.language,
});

/**
 * Creates a cart and stores it in the session; it belongs to the customer when one is signed in. All lines are added,
 * or no cart is created.
 */
export async function createCart(db: Db, buyer: Buyer, lines: LineInput[] = []): Promise<CartResult> {
  const { locale, region, sessionHash } = buyer;
  if (!region) return cartProblem("not-sold-here", { field: "x-bc-region" });
  const checked = readLines(lines, region);
  if (!checked.ok) return checked;
  const cart = { id: randomUUID(), sessionHash, ...placeOf(locale, region) };
  return answer(await insertCart(db, cart, checked.value));
}

/** Adds all lines or none. Quantities of variants already in the cart add up. */
export async function addLines(db: Db, who: FindCustomer, cartId: string, lines: LineInput[]): Promise<CartResult> {
  const region = isCartId(cartId) && lines.some(({ gift }) => gift) ? (await findCart(db, cartId))?.region : undefined;
  const checked = readLines(lines, (region ?? "us") as PriceRegion);
  if (!checked.ok) return checked;
  return changeCart(who, cartId, (customerId) => insertLines(db, cartId, customerId, checked.value));
}

/** Sets a line's quantity; 0 removes the line. `productId`, when given, must match the line. */
export async function setQuantity(
  db: Db,
  who: FindCustomer,
  target: { cartId: string; lineId: string; productId?: number },
  quantity: number,
): Promise<CartResult> {
  if (!Number.isInteger(quantity) || quantity < 0 || quantity > maxQuantity) return cartProblem("bad-quantity");
  const line = lineNumber(target.lineId);
  if (line === null) return cartProblem("line-not-found");
  const { cartId, productId } = target;
  const answered = await changeCart(who, cartId, (customerId) =>
    updateQuantity(db, { cartId, customerId, line, product: productId ?? null }, quantity),
  );
  const otherProduct = !answered.ok && answered.problem.code === "variant-not-found";
  return otherProduct ? cartProblem("variant-not-found", { field: "productID" }) : answered;
}

export const removeLine = (db: Db, who: FindCustomer, cartId: string, lineId: string): Promise<CartResult> =>
  setQuantity(db, who, { cartId, lineId }, 0);

/** Deletes the cart and removes it from the session. */
export async function deleteCart(db: Db, who: FindCustomer, cartId: string, sessionHash: Buffer | null) {
  if (!isCartId(cartId)) return cartProblem("cart-not-found");
  const isGone = await removeCart(db, cartId, await who(), sessionHash);
  return isGone ? ok(null) : cartProblem("cart-not-found");
}

/**
 * Assigns a guest's cart to the customer and merges the customer's earlier carts (section 4: on login the cart is
 * attached). Quantities add up as far as stock and the maximum per line allow; the cart's `capped` lists what did not
 * fit. With `buyer`, the cart moves to the customer's prices (for example a professional's).
 */
export async function attachCustomer(db: Db, cartId: string, customerId: number, buyer?: Buyer): Promise<CartResult> {
  if (!isCartId(cartId)) return cartProblem("cart-not-found");
  const place = buyer?.region ? placeOf(buyer.locale, buyer.region) : null;
  return answer(await updateOwner(db, cartId, customerId, place));
}

/** Moves the cart to another region, because the shopper has changed country or signed in as a professional. */
export async function moveCart(
  db: Db,
  who: FindCustomer,
  cartId: string,
  locale: Locale,
  region: PriceRegion,
): Promise<CartResult> {
  if (!isCartId(cartId)) return cartProblem("cart-not-found");
  const customerId = await who();
  await updateRegion(db, cartId, customerId, placeOf(locale, region));
  const cart = await findCart(db, cartId);
  return cart && mayRead(cart, customerId) ? ok(cart) : cartProblem("cart-not-found");
}

/**
 * Section 4: removes a cart that is gone or belongs to another customer from the session. The cart itself is not
 * changed.
 */
export async function forgetCart(db: Db, sessionHash: Buffer, cartId: string): Promise<void> {
  if (isCartId(cartId)) await forget(db, sessionHash, cartId);
}

/** Stores a guest's cart in a new session, for a guest whose session has ended and who still knows the cart's id. */
export async function holdCart(db: Db, sessionHash: Buffer, cartId: string): Promise<void> {
  if (isCartId(cartId)) await hold(db, sessionHash, cartId);
}

/** Records that the shopper has seen price changes and what a merge left out. */
export async function acknowledge(db: Db, who: FindCustomer, cartId: string): Promise<void> {
  if (isCartId(cartId)) await updateSeen(db, cartId, await who());
}

async function changeCart(
  who: FindCustomer,
  cartId: string,
  change: (customerId: number | null) => Promise<CartChange>,
) {
  return isCartId(cartId) ? answer(await change(await who())) : cartProblem("cart-not-found");
}

const answer = (change: CartChange): CartResult => (change.cart ? ok(toCart(change.cart)) : problemOf(change.problem));

const isIdOrNone = (id: number | null | undefined) => id == null || isId(id);

/** The fields of a request for each part of a recipient. */
const giftFields = { name: "to_name", email: "to_email", message: "message", from: "from_name", sendOn: "send_on" };

/** Validates lines; the days of gift cards are in the market's time zone. */
function readLines(lines: LineInput[], region: PriceRegion) {
  if (lines.length > maxLines) return cartProblem("too-many-lines");
  const recipients = lines.map(({ gift }) => (gift ? tidyRecipient(gift) : null));
  for (const [index, { quantity, productId, variantId }] of lines.entries()) {
    const whole = Number.isInteger(quantity) && quantity >= 1 && quantity <= maxQuantity;
    if (!whole) return cartProblem("bad-quantity", { index });
    const named = productId != null || variantId != null;
    if (!named) {
      const fields = { [`line_items.${index}.variant_id`]: "is required" };
      return fail("variant-not-found", "Say which variant: variant_id is missing.", { fields });
    }
    if (!isIdOrNone(productId) || !isIdOrNone(variantId)) return cartProblem("variant-not-found", { index });
    const recipient = recipients[index];
    const [part] = Object.keys(
      recipient ? recipientFaults(recipient, region, new Date()) : {},
    ) as (keyof typeof giftFields)[];
    if (part) return cartProblem("bad-recipient", { index, field: `gift_certificate.${giftFields[part]}` });
  }
  return ok(
    lines.map(({ productId, variantId, quantity }, index) => {
      const gift = recipients[index];
      return { product: productId ?? null, variant: variantId ?? null, quantity, ...(gift && { gift }) };
    }),
  );
}
