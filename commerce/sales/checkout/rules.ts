import type { Allowance } from "#commerce/customers/pro/rules.ts";
import { type CartHolder, isHeld } from "#commerce/sales/cart/holder.ts";
import type { Cart } from "#commerce/sales/cart/schema.ts";
import { paidLines, partsOf, sumOfParts } from "#commerce/sales/gift-cards/rules.ts";
import type { HeldCard } from "#commerce/sales/gift-cards/schema.ts";
import type { Credit } from "#commerce/sales/payments/invoice/credit.ts";
import { basketLines, discountLines, noSavings, savingsOf, withUnknown } from "#commerce/sales/promotions/rules.ts";
import { giftCardKind, type Offers, type Savings } from "#commerce/sales/promotions/schema.ts";
import { shippingOptionsFor } from "#commerce/sales/shipping/rules.ts";
import type { ShippingMethod } from "#commerce/sales/shipping/schema.ts";
import type { TaxAnswer, TaxedLine, TaxQuestion } from "#commerce/sales/tax/schema.ts";
import { giftWrapLine, goodsLine, shippingLine, totalOf } from "#commerce/sales/totals/rules.ts";
import { isEmail, validateAddress } from "#commerce/shared/address/rules.ts";
import type { Address } from "#commerce/shared/address/schema.ts";
import { baseRegionOf, isPriceRegion, isProRegion, shoppingRegionOf } from "#commerce/shared/regions/rules.ts";
import { addressAt, byPickUp, collectorOf } from "./pick-up.ts";
import type { Checkout, CheckoutState, CheckoutStep, PickUpStore, ShippingOption } from "./schema.ts";

/** All facts that a checkout is computed from. */
export type CheckoutFacts = {
  cart: Cart;
  state: CheckoutState;
  /** The session that created the cart: SHA-256 of its id, in hex. Null when unknown. */
  session?: string | null;
  methods: readonly ShippingMethod[];
  /** Whether free delivery is hidden from this customer's group. */
  hideFree: boolean;
  /** A professional's remaining allowance; null for carts at shoppers' prices. */
  allowance: Allowance | null;
  /** The promotions that may apply; absent when none may. */
  offers?: Offers | null;
  /** The checkout's gift cards that can still be spent. */
  cards?: readonly HeldCard[] | null;
  /** The chosen pickup store, as long as it offers pickup. */
  store?: PickUpStore | null;
  /** The price of gift wrapping, when it was chosen and is offered. */
  wrapPrice?: number | null;
  /** The payment term in days when the customer may pay by invoice. */
  invoiceDays?: number | null;
  /** The customer's invoice credit; null when unlimited. */
  credit?: Credit | null;
};

const personal = ["email", "shippingAddress", "billingAddress", "note", "gift", "recipients"] as const;

/** Whether a guest's checkout is closed to the caller: its data is visible only with the cart's session or key. */
export const isClosedTo = (
  holder: CartHolder | undefined,
  { cart, state, session = null }: Pick<CheckoutFacts, "cart" | "state" | "session">,
): boolean =>
  holder !== undefined &&
  cart.customerId === null &&
  personal.some((field) => state[field] !== undefined) &&
  !isHeld(session, holder);

/** Delivery of gift cards; no zone method has this id. */
const byEmail: ShippingOption = { id: 0, code: "email", name: "E-mail", amount: 0, daysFrom: 0, daysTo: 0 };

/**
 * The part of the goods that is gift cards: it is never discounted, is taxed when spent, and cannot be paid by gift
 * cards.
 */
const giftCardsIn = ({ lines }: Cart): number =>
  lines.reduce((sum, line) => (line.kind === giftCardKind ? sum + line.total : sum), 0);

/** The value of the goods in parcels, before discounts: delivery is priced by it (section 5). */
export const goodsToSend = (cart: Cart): number => cart.baseAmount - giftCardsIn(cart);

/** The cart contains only gift cards, so there is no parcel. */
export const isSentByEmail = ({ lines }: Cart): boolean =>
  lines.length > 0 && lines.every((line) => line.kind === giftCardKind);

/** Whether a cart of that region can be delivered to that country. */
export const deliversTo = (region: string, country: string): boolean =>
  isPriceRegion(region) && shoppingRegionOf(country) === baseRegionOf(region);

/** The pickup store of the order. Null when it is delivered, or when the store does not offer pickup for this order. */
export function pickUpOf({ cart, state, store }: Pick<CheckoutFacts, "cart" | "state" | "store">): PickUpStore | null {
  if (!store || store.id !== state.storeId || isSentByEmail(cart)) return null;
  return deliversTo(cart.region, store.country) ? store : null;
}

/** The chosen option. When a changed cart has replaced a method (free from $99), its successor is used. */
export function chosenOption(facts: CheckoutFacts, options: readonly ShippingOption[]): ShippingOption | null {
  if (isSentByEmail(facts.cart)) return byEmail;
  if (facts.state.storeId !== undefined) return pickUpOf(facts) && byPickUp;
  const method = facts.methods.find(({ id }) => id === facts.state.shippingMethodId);
  return options.find((option) => option.code === method?.code) ?? null;
}

/** Why a professional's cart cannot be ordered at that total (7.7); null when it can, and for other carts. */
export function proHindranceOf(
  { cart, allowance }: Pick<CheckoutFacts, "cart" | "allowance">,
  total: number,
): "pro-expired" | "pro-limit" | null {
  if (!isProRegion(cart.region)) return null;
  if (!allowance || allowance.isExpired) return "pro-expired";
  return total > allowance.left ? "pro-limit" : null;
}

const isGoodAddress = (address: Address | undefined) =>
  address !== undefined && Object.keys(validateAddress(address, address.country)).length === 0;

function stepOf({ state, cart }: CheckoutFacts, chosen: ShippingOption | null): CheckoutStep {
  if (!state.email || !isEmail(state.email)) return "contact";
  const { shippingAddress, billingAddress } = state;
  if (chosen === byPickUp) return isGoodAddress(collectorOf(state)) ? "payment" : "delivery";
  const isDeliverable = isGoodAddress(shippingAddress) && deliversTo(cart.region, shippingAddress?.country ?? "");
  const isBillable = billingAddress === undefined || isGoodAddress(billingAddress);
  return isDeliverable && isBillable && chosen ? "payment" : "delivery";
}

/** A checkout before taxes are known. */
export type UntaxedCheckout = {
  facts: CheckoutFacts;
  options: ShippingOption[];
  chosen: ShippingOption | null;
  /** The price of the chosen delivery, or an estimate. */
  shipping: number;
  pickUp: PickUpStore | null;
  savings: Savings;
  wrap: number | null;
  /** The question for the tax service; null for carts of gift cards only, which show no tax. */
  question: TaxQuestion | null;
};

/** Computes everything that does not depend on taxes. Until a delivery is chosen, the cheapest one is assumed. */
export function untaxedCheckout(facts: CheckoutFacts, now = new Date()): UntaxedCheckout {
  const { cart, state, methods, hideFree } = facts;
  const options = isSentByEmail(cart) ? [byEmail] : shippingOptionsFor(methods, goodsToSend(cart), hideFree);
  const chosen = chosenOption(facts, options);
  const delivery = chosen ?? cheapestOf(options);
  const shipping = delivery?.amount ?? 0;
  const savings = savingsIn(facts, delivery, now);
  const pickUp = pickUpOf(facts);
  // Wrapping is taxed like the goods. Gift cards sent by e-mail cannot be wrapped.
  const wrap = state.gift && !isSentByEmail(cart) ? (facts.wrapPrice ?? null) : null;
  const lines = taxedLines(cart, savings, wrap);
  // Gift cards are taxed when they are spent, so a cart with only gift cards shows no tax.
  const isTaxed = giftCardsIn(cart) === 0 || lines.some(({ amount }) => amount > 0);
  const place = pickUp ? addressAt(pickUp) : state.shippingAddress;
  const question = {
    cartId: cart.id,
    currency: cart.currency,
    place: {
      country: place?.country ?? cart.country,
      state: place?.state ?? "",
      postalCode: place?.postalCode ?? "",
      city: place?.city ?? "",
      address1: place?.address1 ?? "",
    },
    lines,
    shipping: shipping - savings.shipping,
  };
  return { facts, options, chosen, shipping, pickUp, savings, wrap, question: isTaxed ? question : null };
}

/** The cheapest delivery option; null when there is none. */
export const cheapestOf = (options: readonly ShippingOption[]): ShippingOption | null =>
  options.toSorted((a, b) => a.amount - b.amount)[0] ?? null;

/** The amount of each line after its discounts, and of the wrapping. */
function taxedLines({ lines }: Cart, savings: Savings, wrap: number | null): TaxedLine[] {
  const off = new Map<number, number>();
  for (const { items } of savings.lines)
    for (const { variantId, amount } of items) off.set(variantId, (off.get(variantId) ?? 0) + amount);
  const goods = lines
    .filter(({ kind }) => kind !== giftCardKind)
    .map(({ variantId, quantity, total }): TaxedLine => {
      const amount = total - (off.get(variantId) ?? 0);
      return { reference: String(variantId), category: "goods", quantity, amount };
    });
  if (wrap === null) return goods;
  return [...goods, { reference: "wrapping", category: "wrapping", quantity: 1, amount: wrap }];
}

/** The complete checkout. `taxes` is null when the tax service does not answer. */
export function withTaxes(untaxed: UntaxedCheckout, taxes: TaxAnswer | null): Checkout {
  const { facts, options, chosen, shipping, pickUp, savings, wrap } = untaxed;
  const { cart, state } = facts;
  const discounts = discountLines(savings);
  const lines = [
    goodsLine(cart.baseAmount),
    ...discounts.filter(({ on }) => on === "goods"),
    ...(wrap === null ? [] : [giftWrapLine(wrap)]),
    shippingLine(shipping),
    ...discounts.filter(({ on }) => on === "shipping"),
    ...(taxes?.lines ?? []),
  ];
  const total = totalOf(lines);
  const parts = partsOf(facts.cards ?? [], cart.currency, total - giftCardsIn(cart));
  return {
    cartId: cart.id,
    currency: cart.currency,
    state,
    step: stepOf(facts, chosen),
    shippingOptions: options,
    pickUp,
    totals: [...lines, ...paidLines(parts, total)],
    total,
    isTaxKnown: taxes !== null,
    taxCalculation: taxes?.calculation ?? null,
    savings,
    giftCards: parts,
    due: total - sumOfParts(parts),
    allowance: facts.allowance,
    invoiceDays: facts.invoiceDays ?? null,
    credit: facts.credit ?? null,
  };
}

/** A fast path for the many carts without discounts. */
function savingsIn({ cart, offers }: CheckoutFacts, delivery: ShippingOption | null, now: Date): Savings {
  if (!offers) return withUnknown(noSavings, cart.codes);
  const { region, currency, language } = cart;
  const shipping = delivery && { code: delivery.code, amount: delivery.amount };
  const basket = { region, currency, language, shipping, shopper: offers.shopper };
  return withUnknown(savingsOf(offers.offers, { ...basket, lines: basketLines(offers, cart.lines) }, now), cart.codes);
}
