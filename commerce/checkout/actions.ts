import { sql } from "kysely";
import type { Who } from "#commerce/cart/actions.ts";
import { mayRead } from "#commerce/cart/reads.ts";
import type { Db } from "#database/tables.ts";
import { ok, type Result } from "#platform/result.ts";
import { isEmail, tidyAddress, validateAddress } from "./address.ts";
import { type CheckoutProblem, checkoutProblem } from "./problems.ts";
import { findFacts } from "./reads.ts";
import { type CheckoutFacts, checkoutOf, deliversTo, isSentByEmail } from "./rules.ts";
import type { Address, Checkout, CheckoutState } from "./schema.ts";

export type CheckoutAnswer = Result<Checkout, CheckoutProblem>;

/** What a step adds. Null takes the billing address back: the same as the delivery's. */
export type CheckoutPatch = {
  email?: string;
  shippingAddress?: Address;
  billingAddress?: Address | null;
  shippingMethodId?: number;
};

/** The checkout of a cart that may be shown to whoever asks. */
export async function getCheckout(db: Db, who: Who, cartId: string): Promise<CheckoutAnswer> {
  const facts = await findOwn(db, who, cartId);
  return facts ? ok(checkoutOf(facts)) : checkoutProblem("cart-not-found");
}

export const saveContact = (db: Db, who: Who, cartId: string, email: string): Promise<CheckoutAnswer> =>
  saveCheckout(db, who, cartId, { email });

/**
 * Saves what a step (or a program, all at once) has learnt; nothing of it when a field is wrong. Problems name fields as
 * "email", "shippingAddress.postalCode", "billingAddress.city", "shippingMethodId", with a text key each.
 * With `chooseCheapest` a checkout that has no delivery yet gets the cheapest.
 */
export async function saveCheckout(
  db: Db,
  who: Who,
  cartId: string,
  patch: CheckoutPatch,
  chooseCheapest = false,
): Promise<CheckoutAnswer> {
  const facts = await findOwn(db, who, cartId);
  if (!facts) return checkoutProblem("cart-not-found");
  const tidy = tidyPatch(patch);
  const fields = faultsOf(tidy, facts);
  if (Object.keys(fields).length > 0) return checkoutProblem("invalid", { fields });
  const { billingAddress, ...rest } = tidy;
  const state: CheckoutState = { ...facts.state, ...rest };
  if (billingAddress) state.billingAddress = billingAddress;
  if (billingAddress === null) delete state.billingAddress;
  let checkout = checkoutOf({ ...facts, state });
  if (chooseCheapest && state.shippingMethodId === undefined) {
    const [cheapest] = [...checkout.shippingOptions].sort((a, b) => a.amount - b.amount);
    if (cheapest) checkout = checkoutOf({ ...facts, state: { ...state, shippingMethodId: cheapest.id } });
  }
  await writeState(db, cartId, facts.cart.customerId, checkout.state);
  return ok(checkout);
}

export async function findOwn(db: Db, who: Who, cartId: string): Promise<CheckoutFacts | null> {
  const facts = await findFacts(db, cartId);
  if (!facts) return null;
  const isOpen = facts.cart.customerId === null || mayRead(facts.cart, await who());
  return isOpen ? facts : null;
}

/** A checkout in progress may lose the last half second in a crash, like the cart that it stands on. */
export async function writeState(
  db: Db,
  cartId: string,
  customerId: number | null,
  state: CheckoutState,
): Promise<void> {
  await sql`
    with lax as (select set_config('synchronous_commit', 'off', true))
    update carts set checkout = ${JSON.stringify(state)}, updated_at = now() from lax
    where id = ${cartId} and customer_id is not distinct from ${customerId}`.execute(db);
}

function tidyPatch({ email, shippingAddress, billingAddress, shippingMethodId }: CheckoutPatch): CheckoutPatch {
  return {
    ...(email !== undefined && { email: email.trim() }),
    ...(shippingAddress && { shippingAddress: tidyAddress(shippingAddress) }),
    ...(billingAddress !== undefined && { billingAddress: billingAddress && tidyAddress(billingAddress) }),
    ...(shippingMethodId !== undefined && { shippingMethodId }),
  };
}

function faultsOf(patch: CheckoutPatch, { cart, methods }: CheckoutFacts): Record<string, string> {
  const faults: Record<string, string> = {};
  const { email, shippingAddress, billingAddress, shippingMethodId } = patch;
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
  return faults;
}

function addressFaults(faults: Record<string, string>, name: string, address: Address): void {
  if (!/^[a-z]{2}$/.test(address.country)) faults[`${name}.country`] = "error.country";
  for (const [field, fault] of Object.entries(validateAddress(address, address.country))) {
    faults[`${name}.${field}`] = fault;
  }
}
