import type { SavedAddress } from "#commerce/customers/accounts/schema.ts";
import { findAddresses } from "#commerce/customers/addresses/reads.ts";
import { saveCheckout } from "#commerce/sales/checkout/actions.ts";
import { type CheckoutFacts, deliversTo } from "#commerce/sales/checkout/rules.ts";
import type { Checkout } from "#commerce/sales/checkout/schema.ts";
import { giftCardKind } from "#commerce/sales/promotions/schema.ts";
import type { PrivateContext } from "#storefront/app/page.ts";

/**
 * A signed-in customer who has a default address starts at the payment: the checkout takes that address, the account's
 * e-mail address and the cheapest delivery, each with a link to change it. Null where there is nothing to take: something was
 * typed already, the address is in a country that the cart does not go to, or gift cards ask whom they are for.
 */
export async function startAtPayment(context: PrivateContext, facts: CheckoutFacts): Promise<Checkout | null> {
  const { services, visitor } = context;
  const { customer } = visitor;
  const { cart, state } = facts;
  const isUntouched = state.shippingAddress === undefined && state.storeId === undefined;
  const asksMore = cart.lines.some(({ kind }) => kind === giftCardKind);
  if (!customer || !isUntouched || asksMore || cart.customerId !== customer.id) return null;
  const saved = await findAddresses(services.db, customer.id);
  const shipping = saved.find(({ defaultFor }) => defaultFor?.includes("shipping"));
  if (!shipping || !deliversTo(cart.region, shipping.country)) return null;
  const billing = saved.find(({ id, defaultFor }) => id !== shipping.id && defaultFor?.includes("billing"));
  const patch = {
    email: state.email ?? customer.email,
    shippingAddress: plain(shipping),
    ...(billing && { billingAddress: plain(billing) }),
  };
  const started = await saveCheckout(services, async () => customer.id, cart.id, patch, true);
  // An address that is no longer taken as it is has to be looked at.
  return started.ok ? started.value : null;
}

const plain = ({ id: _, defaultFor: __, ...address }: SavedAddress) => address;
