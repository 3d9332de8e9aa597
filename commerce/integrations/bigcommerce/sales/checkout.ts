import { mailbox } from "#commerce/customers/accounts/rules.ts";
import type { DataEnvelope } from "#commerce/integrations/bigcommerce/catalog/shapes.ts";
import { holdsCart } from "#commerce/integrations/bigcommerce/customers/sessions.ts";
import type { Answer, Refusal } from "#commerce/integrations/bigcommerce/http.ts";
import { type BigCommerceSettings, regionOfChannel } from "#commerce/integrations/bigcommerce/settings.ts";
import type { FindCustomer } from "#commerce/sales/cart/actions.ts";
import type { CartHolder } from "#commerce/sales/cart/holder.ts";
import { isCartId } from "#commerce/sales/cart/rules.ts";
import { addressFaults, type CheckoutPatch, type CheckoutResult } from "#commerce/sales/checkout/actions.ts";
import type { CheckoutBackend } from "#commerce/sales/checkout/backend.ts";
import { checkoutProblem } from "#commerce/sales/checkout/problems.ts";
import { deliversTo } from "#commerce/sales/checkout/rules.ts";
import { isEmail, tidyAddress } from "#commerce/shared/address/rules.ts";
import { ok } from "#platform/result.ts";
import { countryOf } from "./cart-shapes.ts";
import type { CheckoutAdapterServices, OwnCheckout } from "./checkout-services.ts";
import { type BcCheckout, fromCheckoutAddress, isWhole, optionNumber, stateOf, toCheckout } from "./checkout-shapes.ts";
import { makePlace } from "./place.ts";

const withOptions = { include: "consignments.available_shipping_options" };

/**
 * Checkout at the store through /v3/checkouts, which are based on carts and have the same ids. Everything goes in one
 * parcel to one address. Gift wrapping, pick-up in a store and invoices exist only with our own tables.
 */
export function makeCheckout(parts: CheckoutAdapterServices): CheckoutBackend {
  const { db, http, settings } = parts;

  const own: OwnCheckout = async (who, cartId, holder) => {
    if (!isCartId(cartId)) return null;
    const found = await http.read<DataEnvelope<BcCheckout>>(`/v3/checkouts/${cartId}`, withOptions);
    if (!found) return null;
    const owner = found.data.cart.customer_id || null;
    if (owner !== null) return owner === (await who()) ? found.data : null;
    const { email, shippingAddress, billingAddress } = stateOf(found.data);
    const isPersonal = Boolean(email || shippingAddress || billingAddress);
    const isOpen = !holder || !isPersonal || holder.hasKey || (await holdsCart(db, holder.sessionHash, cartId));
    return isOpen ? found.data : null;
  };

  async function send(
    method: "POST" | "PUT",
    checkout: BcCheckout,
    path: string,
    body: object,
  ): Promise<CheckoutUpdate> {
    const url = `/v3/checkouts/${checkout.id}${path}`;
    return toSent(await http.call<DataEnvelope<BcCheckout>>(method, url, { query: withOptions, body }));
  }

  function consign(checkout: BcCheckout, address: object): Promise<CheckoutUpdate> {
    const line_items = checkout.cart.line_items.physical_items.map(({ id, quantity }) => ({ item_id: id, quantity }));
    const [parcel] = checkout.consignments;
    if (!parcel) return send("POST", checkout, "/consignments", [{ address, line_items }]);
    return send("PUT", checkout, `/consignments/${parcel.id}`, { address, line_items });
  }

  async function choose(checkout: BcCheckout, wanted: number | undefined): Promise<CheckoutUpdate> {
    const [parcel] = checkout.consignments;
    const options = parcel?.available_shipping_options ?? [];
    const [cheapest] = [...options].sort((a, b) => Number(a.cost) - Number(b.cost));
    const option = wanted === undefined ? cheapest : options.find(({ id }) => optionNumber(id) === wanted);
    if (wanted !== undefined && !option) return { refused: { shippingMethodId: "error.method" } };
    if (!parcel || !option) return { checkout };
    return send("PUT", checkout, `/consignments/${parcel.id}`, { shipping_option_id: option.id });
  }

  async function save(
    who: FindCustomer,
    cartId: string,
    typed: CheckoutPatch,
    holder?: CartHolder,
  ): Promise<CheckoutResult> {
    const found = await own(who, cartId, holder);
    if (!found) return checkoutProblem("cart-not-found");
    const patch = tidy(typed);
    const fields = faultsOf(patch, regionOfChannel(settings, found.cart.channel_id) ?? "us");
    if (Object.keys(fields).length > 0) return checkoutProblem("invalid", { fields });
    const before = stateOf(found);
    const email = patch.email ?? before.email ?? "";
    const shipping = patch.shippingAddress ?? before.shippingAddress;
    const other = patch.billingAddress === undefined ? before.billingAddress : (patch.billingAddress ?? undefined);
    const billing = other ?? shipping;

    const steps: ((checkout: BcCheckout) => Promise<CheckoutUpdate>)[] = [];
    if (email && (patch.email !== undefined || patch.shippingAddress || patch.billingAddress !== undefined)) {
      const country = countryIn(found, settings);
      const address = billing ? fromCheckoutAddress(billing, email) : { email, country_code: country };
      const id = found.billing_address?.id;
      steps.push((now) => send(id ? "PUT" : "POST", now, `/billing-address${id ? `/${id}` : ""}`, address));
    }
    if (shipping && (patch.shippingAddress || !isWhole(found)))
      steps.push((now) => consign(now, fromCheckoutAddress(shipping, email)));
    if (shipping)
      steps.push(async (now) => {
        const isChosen = now.consignments[0]?.selected_shipping_option !== undefined;
        return patch.shippingMethodId === undefined && isChosen
          ? { checkout: now }
          : choose(now, patch.shippingMethodId);
      });
    const { note } = patch;
    if (note !== undefined) steps.push((now) => send("PUT", now, "", { customer_message: note }));

    let checkout = found;
    for (const step of steps) {
      const sent = await step(checkout);
      if ("refused" in sent) return checkoutProblem("invalid", { fields: sent.refused });
      checkout = sent.checkout;
    }
    return ok(toCheckout(checkout));
  }

  return {
    async find(who, cartId, holder) {
      const found = await own(who, cartId, holder);
      return found ? ok(toCheckout(found)) : checkoutProblem("cart-not-found");
    },
    save,
    place: makePlace(parts, own),
  };
}

/** The updated checkout, or what the store refused, by our field names. */
type CheckoutUpdate = { checkout: BcCheckout } | { refused: Record<string, string> };

function toSent({ status, body }: Answer<DataEnvelope<BcCheckout> & Refusal>): CheckoutUpdate {
  if (status < 400 && body?.data) return { checkout: body.data };
  return { refused: { shippingAddress: body?.title ?? "error.invalid" } };
}

/**
 * The country in which the channel sells, used with an email address that is entered before any address. The store
 * requires a country with it.
 */
const countryIn = ({ cart }: BcCheckout, settings: BigCommerceSettings): string =>
  (countryOf[regionOfChannel(settings, cart.channel_id) ?? "us"] ?? "de").toUpperCase();

function tidy(patch: CheckoutPatch): CheckoutPatch {
  const { email, shippingAddress, billingAddress, note } = patch;
  return {
    ...patch,
    ...(email !== undefined && { email: mailbox(email) }),
    ...(shippingAddress && { shippingAddress: tidyAddress(shippingAddress) }),
    ...(billingAddress && { billingAddress: tidyAddress(billingAddress) }),
    ...(note !== undefined && { note: note.trim() }),
  };
}

function faultsOf(patch: CheckoutPatch, region: string): Record<string, string> {
  const faults: Record<string, string> = {};
  const { email, shippingAddress, billingAddress, storeId, gift, recipients } = patch;
  if (email !== undefined && !isEmail(email)) faults.email = email === "" ? "error.required" : "error.email";
  if (shippingAddress) addressFaults(faults, "shippingAddress", shippingAddress);
  if (shippingAddress && !deliversTo(region, shippingAddress.country))
    faults["shippingAddress.country"] = "error.country";
  if (billingAddress) addressFaults(faults, "billingAddress", billingAddress);
  if (typeof storeId === "number") faults.storeId = "error.store";
  if (gift) faults.gift = "error.invalid";
  if (recipients && recipients.length > 0) faults.recipients = "error.invalid";
  return faults;
}
