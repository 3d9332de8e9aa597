import type { Allowance } from "#commerce/customers/pro/rules.ts";
import { type CartHolder, isHeld } from "#commerce/sales/cart/holder.ts";
import type { Cart } from "#commerce/sales/cart/schema.ts";
import { paidLines, partsOf, sumOfParts } from "#commerce/sales/gift-cards/rules.ts";
import type { HeldCard } from "#commerce/sales/gift-cards/schema.ts";
import type { Credit } from "#commerce/sales/payments/invoice/credit.ts";
import { giftWrapLine, goodsLine, shippingLine, totalOf } from "#commerce/sales/pricing/rules.ts";
import { basketLines, discountLines, noSavings, savingsOf, withUnknown } from "#commerce/sales/promotions/rules.ts";
import { giftCardKind, type Offers, type Savings } from "#commerce/sales/promotions/schema.ts";
import { shippingOptionsFor } from "#commerce/sales/shipping/rules.ts";
import type { ShippingMethod } from "#commerce/sales/shipping/schema.ts";
import type { TaxAnswer, TaxedLine, TaxQuestion } from "#commerce/sales/tax/schema.ts";
import { isEmail, validateAddress } from "#commerce/shared/address/rules.ts";
import type { Address } from "#commerce/shared/address/schema.ts";
import { baseRegionOf, isPriceRegion, isProRegion, shoppingRegionOf } from "#commerce/shared/regions/rules.ts";
import { addressAt, byPickUp, collectorOf } from "./pick-up.ts";
import type { Checkout, CheckoutState, CheckoutStep, PickUpStore, ShippingOption } from "./schema.ts";

/** Everything a checkout is decided from. */
export type CheckoutFacts = {
  cart: Cart;
  state: CheckoutState;
  /** The session that made the cart: SHA-256 of its id, in hex. Null: unknown. */
  session?: string | null;
  methods: readonly ShippingMethod[];
  /** Whether free delivery is hidden from this customer's group. */
  hideFree: boolean;
  /** What a professional may still spend; null for carts at the shoppers' prices. */
  allowance: Allowance | null;
  /** What may take something off; absent: nothing may. */
  offers?: Offers | null;
  /** The gift cards of the checkout that may still be spent. */
  cards?: readonly HeldCard[] | null;
  /** The store that was chosen, as long as it gives out orders. */
  store?: PickUpStore | null;
  /** What gift wrapping costs, where it was asked for and is offered. */
  wrapPrice?: number | null;
  /** Within how many days the cart's customer may pay by invoice. */
  invoiceDays?: number | null;
  /** How much that customer may owe at a time; null: as much as they like. */
  credit?: Credit | null;
};

const personal = ["email", "shippingAddress", "billingAddress", "note", "gift", "recipients"] as const;

/** Whether a guest's checkout is closed to a holder: what was typed into it is shown to the session or key of its cart alone. */
export const isClosedTo = (
  holder: CartHolder | undefined,
  { cart, state, session = null }: Pick<CheckoutFacts, "cart" | "state" | "session">,
): boolean =>
  holder !== undefined &&
  cart.customerId === null &&
  personal.some((field) => state[field] !== undefined) &&
  !isHeld(session, holder);

/** How gift cards travel; no method of a zone has this id. */
const byEmail: ShippingOption = { id: 0, code: "email", name: "E-mail", amount: 0, daysFrom: 0, daysTo: 0 };

/** What of the goods is gift cards: never reduced, taxed when they are spent, and not paid for by others. */
const giftCardsIn = ({ lines }: Cart): number =>
  lines.reduce((sum, line) => (line.kind === giftCardKind ? sum + line.total : sum), 0);

/** What has to be sent in a parcel comes to this, before anything is taken off: delivery is priced by it (section 5). */
export const goodsToSend = (cart: Cart): number => cart.baseAmount - giftCardsIn(cart);

/** Nothing but gift cards: there is no parcel. */
export const isSentByEmail = ({ lines }: Cart): boolean =>
  lines.length > 0 && lines.every((line) => line.kind === giftCardKind);

/** Whether a cart of that region is delivered to that country. */
export const deliversTo = (region: string, country: string): boolean =>
  isPriceRegion(region) && shoppingRegionOf(country) === baseRegionOf(region);

/** Where the order is collected; null: it is sent, or its store gives out none of these orders. */
export function pickUpOf({ cart, state, store }: Pick<CheckoutFacts, "cart" | "state" | "store">): PickUpStore | null {
  if (!store || store.id !== state.storeId || isSentByEmail(cart)) return null;
  return deliversTo(cart.region, store.country) ? store : null;
}

/** The option that was chosen. A method that a changed cart has replaced (free from $99) stands for its successor. */
export function chosenOption(facts: CheckoutFacts, options: readonly ShippingOption[]): ShippingOption | null {
  if (isSentByEmail(facts.cart)) return byEmail;
  if (facts.state.storeId !== undefined) return pickUpOf(facts) && byPickUp;
  const method = facts.methods.find(({ id }) => id === facts.state.shippingMethodId);
  return options.find((option) => option.code === method?.code) ?? null;
}

/** Why a professional's cart cannot be ordered at that total (7.7); null when it can, and for all other carts. */
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

/** A checkout but for its taxes: what is decided before they are known. */
export type UntaxedCheckout = {
  facts: CheckoutFacts;
  options: ShippingOption[];
  chosen: ShippingOption | null;
  /** The chosen delivery, or what stands in for it. */
  shipping: number;
  pickUp: PickUpStore | null;
  savings: Savings;
  wrap: number | null;
  /** What is to be taxed, and where; null: gift cards alone, which say nothing of tax. */
  question: TaxQuestion | null;
};

/** Everything of a checkout that taxes do not change. Until a delivery is chosen the cheapest is counted. */
export function untaxedCheckout(facts: CheckoutFacts, now = new Date()): UntaxedCheckout {
  const { cart, state, methods, hideFree } = facts;
  const options = isSentByEmail(cart) ? [byEmail] : shippingOptionsFor(methods, goodsToSend(cart), hideFree);
  const chosen = chosenOption(facts, options);
  const delivery = chosen ?? cheapestOf(options);
  const shipping = delivery?.amount ?? 0;
  const savings = savingsIn(facts, delivery, now);
  const pickUp = pickUpOf(facts);
  // Wrapping is taxed as the goods are; gift cards that go by e-mail cannot be wrapped.
  const wrap = state.gift && !isSentByEmail(cart) ? (facts.wrapPrice ?? null) : null;
  const lines = taxedLines(cart, savings, wrap);
  // Gift cards are taxed when they are spent: alone they say nothing of tax.
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

/** The delivery that costs least; null without any. */
export const cheapestOf = (options: readonly ShippingOption[]): ShippingOption | null =>
  options.toSorted((a, b) => a.amount - b.amount)[0] ?? null;

/** What each line of goods comes to after what is taken off it, and wrapping. */
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

/** The checkout as it stands, with its taxes; null: the tax service does not answer, and nobody knows them. */
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

/** Cheap for the many carts that nothing is taken off. */
function savingsIn({ cart, offers }: CheckoutFacts, delivery: ShippingOption | null, now: Date): Savings {
  if (!offers) return withUnknown(noSavings, cart.codes);
  const { region, currency, language } = cart;
  const shipping = delivery && { code: delivery.code, amount: delivery.amount };
  const basket = { region, currency, language, shipping, shopper: offers.shopper };
  return withUnknown(savingsOf(offers.offers, { ...basket, lines: basketLines(offers, cart.lines) }, now), cart.codes);
}
