import type { Cart } from "#commerce/cart/schema.ts";
import { goodsLine, shippingLine, totalOf } from "#commerce/pricing/rules.ts";
import type { Allowance } from "#commerce/pro/rules.ts";
import { baseRegionOf, isPriceRegion, isProRegion, shoppingRegionOf } from "#commerce/regions/rules.ts";
import { shippingOptionsFor } from "#commerce/shipping/rules.ts";
import type { ShippingMethod } from "#commerce/shipping/schema.ts";
import { taxFor } from "#commerce/tax/rules.ts";
import { isEmail, validateAddress } from "./address.ts";
import type { Address, Checkout, CheckoutState, CheckoutStep, ShippingOption } from "./schema.ts";

/** Everything a checkout is decided from. */
export type CheckoutFacts = {
  cart: Cart;
  state: CheckoutState;
  methods: readonly ShippingMethod[];
  /** Whether free delivery is hidden from this customer's group. */
  hideFree: boolean;
  /** What a professional may still spend; null for carts at the shoppers' prices. */
  allowance: Allowance | null;
};

/** Whether a cart of that region is delivered to that country. */
export const deliversTo = (region: string, country: string): boolean =>
  isPriceRegion(region) && shoppingRegionOf(country) === baseRegionOf(region);

/** The option that was chosen. A method that a changed cart has replaced (free from $99) stands for its successor. */
export function chosenOption(facts: CheckoutFacts, options: readonly ShippingOption[]): ShippingOption | null {
  const method = facts.methods.find(({ id }) => id === facts.state.shippingMethodId);
  return options.find((option) => option.code === method?.code) ?? null;
}

/** Why a professional's cart cannot be ordered at that total (7.7); null when it can, and for all other carts. */
export function proHindranceOf(
  { cart, allowance }: Pick<CheckoutFacts, "cart" | "allowance">,
  total: number,
): "pro_expired" | "pro_limit" | null {
  if (!isProRegion(cart.region)) return null;
  if (!allowance || allowance.isExpired) return "pro_expired";
  return total > allowance.left ? "pro_limit" : null;
}

const isGoodAddress = (address: Address | undefined) =>
  address !== undefined && Object.keys(validateAddress(address, address.country)).length === 0;

function stepOf({ state, cart }: CheckoutFacts, chosen: ShippingOption | null): CheckoutStep {
  if (!state.email || !isEmail(state.email)) return "contact";
  const { shippingAddress, billingAddress } = state;
  const isDeliverable = isGoodAddress(shippingAddress) && deliversTo(cart.region, shippingAddress?.country ?? "");
  const isBillable = billingAddress === undefined || isGoodAddress(billingAddress);
  return isDeliverable && isBillable && chosen ? "payment" : "delivery";
}

/**
 * The checkout as it stands. Until a delivery is chosen the cheapest is counted; until the state is known, taxes that
 * depend on it are not.
 */
export function checkoutOf(facts: CheckoutFacts): Checkout {
  const { cart, state, methods, hideFree } = facts;
  const options = shippingOptionsFor(methods, cart.baseAmount, hideFree);
  const chosen = chosenOption(facts, options);
  const [cheapest] = [...options].sort((a, b) => a.amount - b.amount);
  const shipping = (chosen ?? cheapest)?.amount ?? 0;
  const country = state.shippingAddress?.country ?? cart.country;
  const taxes = taxFor({ country, state: state.shippingAddress?.state ?? "", goods: cart.baseAmount, shipping });
  const totals = [goodsLine(cart.baseAmount), shippingLine(shipping), ...taxes];
  return {
    cartId: cart.id,
    currency: cart.currency,
    state,
    step: stepOf(facts, chosen),
    shippingOptions: options,
    totals,
    total: totalOf(totals),
    allowance: facts.allowance,
  };
}
