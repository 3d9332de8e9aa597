import type { LineInput, Who } from "#commerce/sales/cart/actions.ts";
import type { CartProblem } from "#commerce/sales/cart/problems.ts";
import type { Cart } from "#commerce/sales/cart/schema.ts";
import type { Locale, PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { Result } from "#platform/result.ts";

/** A cart, and where the backend discounts it, by how much and to what; minor units of its currency. */
export type BackendCart = Cart & { amounts?: { discount: number; total: number } };

export type BackendCartAnswer = Result<BackendCart, CartProblem>;

/** `customerId` is the signed-in customer's, whose the cart becomes at once. */
export type CartBuyer = {
  locale: Locale;
  region: PriceRegion | null;
  sessionHash: Buffer | null;
  customerId: number | null;
};

export type LineTarget = { cartId: string; lineId: string; productId?: number };

/**
 * What the doors of specification 7.2 ask of carts. A customer's cart exists for that customer alone: whoever changes one
 * says through `who` who is signed in. Lines go in all or none.
 */
export type CartBackend = {
  /** Remembered by the session. */
  create(buyer: CartBuyer, lines: LineInput[]): Promise<BackendCartAnswer>;
  /** Whoever asks; the door decides who may read it. */
  find(cartId: string): Promise<BackendCart | null>;
  add(who: Who, cartId: string, lines: LineInput[]): Promise<BackendCartAnswer>;
  /** Quantity 0 removes the line. */
  setQuantity(who: Who, target: LineTarget, quantity: number): Promise<BackendCartAnswer>;
  /** Also makes the session forget it. */
  delete(who: Who, cartId: string, sessionHash: Buffer | null): Promise<Result<null, CartProblem>>;
  attach(cartId: string, buyer: CartBuyer & { customerId: number }): Promise<BackendCartAnswer>;
  /** Pieces, for the header; null when there is none that the customer (null: a guest) may be shown. */
  count(cartId: string, customerId: number | null): Promise<number | null>;
  /**
   * Where the platform itself shows the cart and takes the order; null where our own pages do, and when there is no cart
   * that the customer (null: a guest) may be shown.
   */
  handOver(cartId: string, customerId: number | null): Promise<{ cart: string; checkout: string } | null>;
};
