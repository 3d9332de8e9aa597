import { sql } from "kysely";
import { toAllowance } from "#commerce/customers/pro/reads.ts";
import { isCartId, type StoredCart, toCart } from "#commerce/sales/cart/rules.ts";
import type { HeldCard } from "#commerce/sales/gift-cards/schema.ts";
import { creditOf, type StoredCredit } from "#commerce/sales/payments/invoice/credit.ts";
import { type StoredOffers, toOffers } from "#commerce/sales/promotions/reads.ts";
import type { ShippingMethod } from "#commerce/sales/shipping/schema.ts";
import type { Db } from "#database/tables.ts";
import { callFunction } from "#platform/database.ts";
import type { CheckoutFacts } from "./rules.ts";
import type { CheckoutState, PickUpStore } from "./schema.ts";

type StoredFacts = {
  cart: StoredCart;
  state: CheckoutState;
  session: string | null;
  methods: ShippingMethod[];
  hideFree: boolean;
  pro: Parameters<typeof toAllowance>[0];
  offers: StoredOffers;
  cards: HeldCard[] | null;
  extras: StoredExtras | null;
};

type StoredExtras = {
  store: PickUpStore | null;
  wrapPrice: number | null;
  invoiceDays: number | null;
  credit: StoredCredit | null;
};
type Extras = Pick<CheckoutFacts, "store" | "wrapPrice" | "invoiceDays" | "credit">;

function toFacts(stored: StoredFacts | null): CheckoutFacts | null {
  if (!stored) return null;
  const { pro, offers, extras, ...rest } = stored;
  const cart = toCart(rest.cart);
  return {
    ...rest,
    ...toExtras(extras, cart.currency),
    cart,
    allowance: toAllowance(pro, cart.currency),
    offers: toOffers(offers),
  };
}

function toExtras(stored: StoredExtras | null, currency: string): Extras {
  if (!stored) return { store: null, wrapPrice: null, invoiceDays: null, credit: null };
  return { ...stored, credit: creditOf(stored.credit, currency) };
}

/** Reads everything the checkout of a cart consists of, for any caller; null when there is no such cart. */
export async function findFacts(db: Db, cartId: string): Promise<CheckoutFacts | null> {
  return isCartId(cartId) ? toFacts((await readCheckout(db, cartId)).facts) : null;
}

/** The current values of a checkout's extras: store, gift wrapping, payment by invoice. */
export async function findExtras(
  db: Db,
  { region, currency, customerId }: CheckoutFacts["cart"],
  state: CheckoutState,
): Promise<Extras> {
  const { rows } = await sql<{ extras: StoredExtras | null }>`
    select checkout_extras(${JSON.stringify(state)}, ${region}, ${customerId}) as extras`.execute(db);
  return toExtras(rows[0]?.extras ?? null, currency);
}

/** Everything needed to place an order, read in one statement. */
export type Start = {
  facts: CheckoutFacts | null;
  /** What this key was used for before. */
  used: { paymentId: string; isSame: boolean; customerId: number | null } | null;
  /** The order that this cart has already become, pending or confirmed. */
  placed: { orderId: number; paymentId: string; status: string; customerId: number | null } | null;
};

type StoredStart = Omit<Start, "facts"> & { facts: StoredFacts | null };

/** The key of the request, and the fingerprint that distinguishes it from another request with the same key. */
type Key = { scope: string; hash: Buffer; request: Buffer };

const readCheckout = (db: Db, cart: string, key?: Key): Promise<StoredStart> => {
  const values = [cart, key?.scope ?? null, key?.hash ?? null, key?.request ?? null];
  return callFunction<StoredStart>(db, "checkout_read($1, $2, $3, $4)", values);
};

export async function findStart(db: Db, cart: string, key: Key): Promise<Start> {
  const start = await readCheckout(db, cart, key);
  return { ...start, facts: toFacts(start.facts) };
}
