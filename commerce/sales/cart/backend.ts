import type { PromotionServices } from "#commerce/sales/promotions/reads.ts";
import type { Savings } from "#commerce/sales/promotions/schema.ts";
import type { Locale, PriceRegion } from "#commerce/shared/regions/schema.ts";
import { ok, type Result } from "#platform/result.ts";
import {
  addLines,
  attachCustomer,
  type CartResult,
  createCart,
  deleteCart,
  type FindCustomer,
  type LineInput,
  setQuantity,
} from "./actions.ts";
import { findSavings } from "./coupons.ts";
import type { CartHolder } from "./holder.ts";
import { type CartProblem, cartProblem } from "./problems.ts";
import { countPiecesFor, findCart, isHeldElsewhere } from "./reads.ts";
import type { Cart } from "./schema.ts";

/** A cart with its discounts, and its total when that is not simply the difference. Minor units of its currency. */
export type BackendCart = Cart & { savings: Savings; total?: number };

export type BackendCartResult = Result<BackendCart, CartProblem>;

/** `customerId`: the signed-in customer, to whom the cart is assigned at once. */
export type CartBuyer = {
  locale: Locale;
  region: PriceRegion | null;
  sessionHash: Buffer | null;
  customerId: number | null;
};

export type LineTarget = { cartId: string; lineId: string; productId?: number };

/**
 * Stores carts. A customer's cart is visible to that customer only: `who` returns who is signed in. Lines are added all
 * or none.
 */
export type CartBackend = {
  /** Creates a cart and stores it in the session. */
  create(buyer: CartBuyer, lines: LineInput[]): Promise<BackendCartResult>;
  /** Returns any cart; the routes decide who may read it. */
  find(cartId: string): Promise<BackendCart | null>;
  add(who: FindCustomer, cartId: string, lines: LineInput[]): Promise<BackendCartResult>;
  /** Quantity 0 removes the line. */
  setQuantity(who: FindCustomer, target: LineTarget, quantity: number): Promise<BackendCartResult>;
  /** Deletes the cart and removes it from the session. */
  delete(who: FindCustomer, cartId: string, sessionHash: Buffer | null): Promise<Result<null, CartProblem>>;
  /**
   * A guest's cart whose checkout contains data can be attached by its holder only. Without `holder`, the session named
   * the cart.
   */
  attach(cartId: string, buyer: CartBuyer & { customerId: number }, holder?: CartHolder): Promise<BackendCartResult>;
  /** The number of units, for the header. Null when there is no cart that the customer (null: a guest) may see. */
  count(cartId: string, customerId: number | null): Promise<number | null>;
  /**
   * The addresses of a hosted backend's cart and checkout. Null when our own pages are used, or when there is no cart
   * that the customer (null: a guest) may see.
   */
  handOver(cartId: string, customerId: number | null): Promise<{ cart: string; checkout: string } | null>;
};

/** Stores carts in our own tables. */
export function makeOwnCarts(services: PromotionServices): CartBackend {
  const { db } = services;
  const withSavings = async (cart: Cart): Promise<BackendCart> => ({
    ...cart,
    savings: await findSavings(services, cart),
  });
  const answer = async (changed: CartResult): Promise<BackendCartResult> =>
    changed.ok ? ok(await withSavings(changed.value)) : changed;
  return {
    create: async (buyer, lines) => answer(await createCart(db, buyer, lines)),
    async find(cartId) {
      const cart = await findCart(db, cartId);
      return cart && withSavings(cart);
    },
    add: async (who, cartId, lines) => answer(await addLines(db, who, cartId, lines)),
    setQuantity: async (who, target, quantity) => answer(await setQuantity(db, who, target, quantity)),
    delete: (who, cartId, sessionHash) => deleteCart(db, who, cartId, sessionHash),
    async attach(cartId, buyer, holder) {
      if (holder && (await isHeldElsewhere(db, cartId, holder))) return cartProblem("cart-not-found");
      return answer(await attachCustomer(db, cartId, buyer.customerId, buyer));
    },
    handOver: async () => null,
    count: (cartId, customerId) => countPiecesFor(db, cartId, customerId),
  };
}
