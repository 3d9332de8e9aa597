import { mailbox } from "#commerce/customers/accounts/rules.ts";
import type { FindCustomer } from "#commerce/sales/cart/actions.ts";
import type { CartHolder } from "#commerce/sales/cart/holder.ts";
import { mayRead } from "#commerce/sales/cart/reads.ts";
import { isEmail, tidyAddress, validateAddress } from "#commerce/shared/address/rules.ts";
import type { Address } from "#commerce/shared/address/schema.ts";
import type { Db } from "#database/tables.ts";
import { ok, type Result } from "#platform/result.ts";
import { type ExtrasPatch, extrasFaults, tidyExtras, withExtras } from "./extras.ts";
import { type CheckoutProblem, checkoutProblem } from "./problems.ts";
import { findExtras, findFacts } from "./reads.ts";
import {
  type CheckoutFacts,
  cheapestOf,
  deliversTo,
  isClosedTo,
  isSentByEmail,
  pickUpOf,
  untaxedCheckout,
} from "./rules.ts";
import type { Checkout, CheckoutState } from "./schema.ts";
import { checkoutOf, type PricingServices, taxed } from "./taxes.ts";
import { writeState } from "./writes.ts";

/** The services that reading and saving a checkout need. */
export type ShownServices = PricingServices & { db: Db };

export type CheckoutResult = Result<Checkout, CheckoutProblem>;

/** The fields that one step saves. Null for the billing address means: the same as the delivery address. */
export type CheckoutPatch = ExtrasPatch & {
  email?: string;
  shippingAddress?: Address;
  billingAddress?: Address | null;
  shippingMethodId?: number;
  /** The store for pickup. Null, a delivery address, or a shipping method mean delivery. */
  storeId?: number | null;
};

/**
 * Returns the checkout of a cart that the caller may see. Without `holder`, the visitor's own session named the cart.
 */
export async function getCheckout(
  services: ShownServices,
  who: FindCustomer,
  cartId: string,
  holder?: CartHolder,
): Promise<CheckoutResult> {
  const facts = await findOwn(services.db, who, cartId, holder);
  return facts ? ok(await checkoutOf(services, facts)) : checkoutProblem("cart-not-found");
}

export const saveContact = (
  services: ShownServices,
  who: FindCustomer,
  cartId: string,
  email: string,
): Promise<CheckoutResult> => saveCheckout(services, who, cartId, { email });

/**
 * Saves the data of one step (or of a program, all at once). Nothing is saved when a field is invalid. Problems name
 * fields as "email", "shippingAddress.postalCode", "billingAddress.city", "shippingMethodId", "storeId", "note", each
 * with a text key. With `chooseCheapest`, a checkout without a delivery method gets the cheapest one. With `holder`,
 * data for a guest's cart must come from its session or with its key.
 */
export async function saveCheckout(
  services: ShownServices,
  who: FindCustomer,
  cartId: string,
  patch: CheckoutPatch,
  chooseCheapest = false,
  holder?: CartHolder,
): Promise<CheckoutResult> {
  const { db } = services;
  const before = await findOwn(db, who, cartId, holder);
  if (!before) return checkoutProblem("cart-not-found");
  const tidy = { ...tidyPatch(patch), ...tidyExtras(patch) };
  const state = stateAfter(before.state, tidy);
  if (isClosedTo(holder, { ...before, state })) return checkoutProblem("cart-not-found");
  const isWider = typeof tidy.storeId === "number" || tidy.gift;
  const more = isWider ? await findExtras(db, before.cart, state) : {};
  const facts = { ...before, ...more, state };
  const fields = { ...faultsOf(tidy, facts), ...extrasFaults(tidy, facts) };
  if (Object.keys(fields).length > 0) return checkoutProblem("invalid", { fields });
  let untaxed = untaxedCheckout(facts);
  if (chooseCheapest && state.shippingMethodId === undefined && state.storeId === undefined) {
    const cheapest = cheapestOf(untaxed.options);
    if (cheapest) untaxed = untaxedCheckout({ ...facts, state: { ...state, shippingMethodId: cheapest.id } });
  }
  const checkout = await taxed(services, untaxed);
  await writeState(db, cartId, facts.cart.customerId, checkout.state);
  return ok(checkout);
}

/** Pickup in a store and delivery exclude each other. */
function stateAfter(state: CheckoutState, patch: CheckoutPatch): CheckoutState {
  const { email, shippingAddress, billingAddress, shippingMethodId, storeId, ...extras } = patch;
  const next: CheckoutState = withExtras(state, extras);
  if (email !== undefined) next.email = email;
  if (shippingAddress) next.shippingAddress = shippingAddress;
  if (billingAddress) next.billingAddress = billingAddress;
  if (billingAddress === null) delete next.billingAddress;
  if (shippingMethodId !== undefined) next.shippingMethodId = shippingMethodId;
  if (storeId === null || shippingAddress || shippingMethodId !== undefined) delete next.storeId;
  if (typeof storeId !== "number") return next;
  delete next.shippingMethodId;
  return { ...next, storeId };
}

export async function findOwn(
  db: Db,
  who: FindCustomer,
  cartId: string,
  holder?: CartHolder,
): Promise<CheckoutFacts | null> {
  const facts = await findFacts(db, cartId);
  if (!facts || isClosedTo(holder, facts)) return null;
  const isOpen = facts.cart.customerId === null || mayRead(facts.cart, await who());
  return isOpen ? facts : null;
}

function tidyPatch(patch: CheckoutPatch): CheckoutPatch {
  const { email, shippingAddress, billingAddress, shippingMethodId, storeId } = patch;
  return {
    ...(email !== undefined && { email: mailbox(email) }),
    ...(shippingAddress && { shippingAddress: tidyAddress(shippingAddress) }),
    ...(billingAddress !== undefined && { billingAddress: billingAddress && tidyAddress(billingAddress) }),
    ...(shippingMethodId !== undefined && { shippingMethodId }),
    ...(storeId !== undefined && { storeId }),
  };
}

function faultsOf(patch: CheckoutPatch, facts: CheckoutFacts): Record<string, string> {
  const { cart, methods } = facts;
  const faults: Record<string, string> = {};
  const { email, shippingAddress, billingAddress, shippingMethodId, storeId } = patch;
  if (email !== undefined && !isEmail(email)) faults.email = email === "" ? "error.required" : "error.email";
  if (shippingAddress) addressFaults(faults, "shippingAddress", shippingAddress);
  if (shippingAddress && !deliversTo(cart.region, shippingAddress.country)) {
    faults["shippingAddress.country"] = "error.country";
  }
  if (billingAddress) addressFaults(faults, "billingAddress", billingAddress);
  const isUnknown =
    shippingMethodId !== undefined &&
    !isSentByEmail(cart) &&
    !methods.some(({ id, enabled }) => enabled && id === shippingMethodId);
  if (isUnknown) faults.shippingMethodId = "error.method";
  if (typeof storeId === "number" && !pickUpOf(facts)) faults.storeId = "error.store";
  return faults;
}

export function addressFaults(faults: Record<string, string>, name: string, address: Address): void {
  if (!/^[a-z]{2}$/.test(address.country)) faults[`${name}.country`] = "error.country";
  for (const [field, fault] of Object.entries(validateAddress(address, address.country))) {
    faults[`${name}.${field}`] = fault;
  }
}
