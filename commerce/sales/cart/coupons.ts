import { sql } from "kysely";
import { type AttemptKeys, beginTry, type CodeLimits } from "#commerce/sales/promotions/code-attempts.ts";
import { normalCode } from "#commerce/sales/promotions/codes.ts";
import {
  type CouponProblem,
  couponRefused,
  tooManyCoupons,
  tooManyTries,
} from "#commerce/sales/promotions/problems.ts";
import { findOffers, hasAutomatic, isCode, type PromotionServices } from "#commerce/sales/promotions/reads.ts";
import { basketLines, noSavings, savingsOf, withUnknown } from "#commerce/sales/promotions/rules.ts";
import { type Basket, maxCodes, type Savings } from "#commerce/sales/promotions/schema.ts";
import { toDecimalText } from "#commerce/shared/money/rules.ts";
import { type Failure, fail, ok, type Result } from "#platform/result.ts";
import type { FindCustomer } from "./actions.ts";
import { findCart, mayRead } from "./reads.ts";
import type { Cart } from "./schema.ts";

/** A cart with the discounts of its promotions. */
export type PricedCart = { cart: Cart; savings: Savings };

/**
 * Computes the promotions' discounts on a cart. Costs no query when the cart has no code and no automatic promotion
 * exists. Delivery discounts apply once the delivery is known, or likely.
 */
export async function findSavings(
  services: PromotionServices,
  cart: Cart,
  shipping: Basket["shipping"] = null,
  now = new Date(),
): Promise<Savings> {
  if (!cart.codes && !(await hasAutomatic(services))) return noSavings;
  const offers = await findOffers(services.db, cart.id, cart.codes ?? null);
  if (!offers) return withUnknown(noSavings, cart.codes);
  const { region, currency, language } = cart;
  const basket = { region, currency, language, shipping, shopper: offers.shopper };
  return withUnknown(savingsOf(offers.offers, { ...basket, lines: basketLines(offers, cart.lines) }, now), cart.codes);
}

type CouponServices = PromotionServices & { config: CodeLimits };
export type CouponResult = Result<PricedCart, CouponProblem>;

const notFound: Failure<CouponProblem> = fail("cart-not-found", "There is no such cart.");

async function findOwn({ db }: PromotionServices, who: FindCustomer, cartId: string): Promise<Cart | null> {
  const cart = await findCart(db, cartId);
  return cart && (cart.customerId === null || mayRead(cart, await who())) ? cart : null;
}

/**
 * Adds a code to a cart when it gives a discount now; otherwise returns the reason and leaves the cart unchanged.
 * Unknown codes are counted, and too many must wait.
 */
export async function addCoupon(
  services: CouponServices,
  who: FindCustomer,
  { cartId, typed, trier }: { cartId: string; typed: string; trier: AttemptKeys },
): Promise<CouponResult> {
  const cart = await findOwn(services, who, cartId);
  if (!cart) return notFound;
  const code = normalCode(typed);
  const codes = cart.codes ?? [];
  if (code !== null && codes.includes(code)) return ok({ cart, savings: await findSavings(services, cart) });
  if (codes.length >= maxCodes) return tooManyCoupons(maxCodes);
  const tried = await beginTry(services.db, trier, services.config);
  if (tried.pause > 0) return tooManyTries(tried.pause);
  if (code === null || !(await isCode(services.db, code))) return couponRefused("unknown");
  await tried.forget();
  const wanted = { ...cart, codes: [...codes, code] };
  const savings = await findSavings(services, wanted);
  const refused = savings.refused.find((one) => one.code === code);
  if (refused) {
    const { currency } = cart;
    const missing =
      refused.missing === undefined ? {} : { missing: toDecimalText(refused.missing, currency), currency };
    return couponRefused(refused.reason, missing);
  }
  await writeCodes(services, cart, wanted.codes);
  return ok({ cart: wanted, savings });
}

/** Removes a code from a cart. A code that is not on the cart is no error. */
export async function removeCoupon(
  services: PromotionServices,
  who: FindCustomer,
  { cartId, typed }: { cartId: string; typed: string },
): Promise<CouponResult> {
  const cart = await findOwn(services, who, cartId);
  if (!cart) return notFound;
  const code = normalCode(typed);
  const rest = cart.codes?.filter((one) => one !== code) ?? [];
  if (rest.length !== (cart.codes?.length ?? 0)) await writeCodes(services, cart, rest);
  const { codes: _, ...bare } = cart;
  const changed = rest.length > 0 ? { ...bare, codes: rest } : bare;
  return ok({ cart: changed, savings: await findSavings(services, changed) });
}

async function writeCodes(
  { db }: PromotionServices,
  { id, customerId }: Cart,
  codes: readonly string[],
): Promise<void> {
  await sql`
    update carts set codes = nullif(${[...codes]}::text[], '{}'), updated_at = now()
    where id = ${id} and (customer_id is null or customer_id = ${customerId})`.execute(db);
}
