import { createHash } from "node:crypto";
import { type AddressFields, fromAddressFields } from "#commerce/customers/addresses/fields.ts";
import { type Amount, minorOr0 } from "#commerce/integrations/bigcommerce/amounts.ts";
import { fromAddress, stateCode } from "#commerce/integrations/bigcommerce/customers/customer-shapes.ts";
import { codeOf } from "#commerce/integrations/bigcommerce/slugs.ts";
import type { Checkout, CheckoutState, ShippingOption } from "#commerce/sales/checkout/schema.ts";
import { totalOf } from "#commerce/sales/totals/rules.ts";
import { tidyAddress } from "#commerce/shared/address/rules.ts";
import type { Address } from "#commerce/shared/address/schema.ts";
import { totalLines } from "./order-shapes.ts";

/**
 * The fields that we read of /v3/checkouts, and their conversion to our types. Empty texts can be "", null or {} there.
 * Pure.
 */

type Text = string | null | object;

export type BcCheckoutAddress = { id?: string; email?: Text; state_or_province_code?: Text } & {
  [field in keyof AddressFields]?: Text;
};

export type BcShippingOption = { id: string; type: string; description: string; cost: Amount; transit_time?: Text };

export type BcConsignment = {
  id: string;
  /** Older stores use the name shipping_address. */
  address?: BcCheckoutAddress;
  shipping_address?: BcCheckoutAddress;
  line_item_ids: string[];
  available_shipping_options?: BcShippingOption[];
  selected_shipping_option?: BcShippingOption;
};

export type BcCheckout = {
  id: string;
  cart: {
    id: string;
    customer_id: number;
    channel_id: number;
    email?: Text;
    currency: { code: string };
    line_items: { physical_items: { id: string; quantity: number }[]; digital_items?: { id: string }[] };
  };
  billing_address?: BcCheckoutAddress;
  consignments: BcConsignment[];
  order_id?: string | number | null | object;
  customer_message?: Text;
  subtotal_ex_tax: Amount;
  shipping_cost_total_ex_tax: Amount;
  handling_cost_total_ex_tax?: Amount;
  tax_total: Amount;
  grand_total: Amount;
};

const textOf = (value: Text | undefined): string => (typeof value === "string" ? value : "");

/** The store's shipping options have text ids, ours are numbers. The same text always gives the same number. */
export const optionNumber = (id: string): number => createHash("sha256").update(id).digest().readUInt32BE() >>> 1;

export function orderIdOf({ order_id: id }: BcCheckout): number | null {
  const number = typeof id === "string" || typeof id === "number" ? Number(id) : 0;
  return Number.isInteger(number) && number > 0 ? number : null;
}

export const fromCheckoutAddress = (address: Address, email: string) => ({
  ...fromAddress(address),
  email,
  state_or_province_code: address.state,
});

function toAddress(address: BcCheckoutAddress | undefined): Address | null {
  const country = textOf(address?.country_code);
  // When only the email address is known, the store keeps an address with nothing but a country.
  if (!address || textOf(address.address1) === "") return null;
  const texts = Object.fromEntries(Object.entries(address).map(([field, value]) => [field, textOf(value)]));
  const state = texts.state_or_province_code || stateCode(country, texts.state_or_province ?? "");
  return tidyAddress({ ...fromAddressFields(texts), state });
}

const same = (a: Address, b: Address) => JSON.stringify(fromAddress(a)) === JSON.stringify(fromAddress(b));

export function stateOf(checkout: BcCheckout): CheckoutState {
  const [parcel] = checkout.consignments;
  const email = textOf(checkout.billing_address?.email) || textOf(checkout.cart.email);
  const shippingAddress = toAddress(parcel?.address ?? parcel?.shipping_address);
  const billingAddress = toAddress(checkout.billing_address);
  const isOther = billingAddress && !(shippingAddress && same(billingAddress, shippingAddress));
  const chosen = parcel?.selected_shipping_option;
  const note = textOf(checkout.customer_message);
  return {
    ...(email && { email }),
    ...(shippingAddress && { shippingAddress }),
    ...(isOther && { billingAddress }),
    ...(chosen && { shippingMethodId: optionNumber(chosen.id) }),
    ...(note && { note }),
  };
}

/** Whether its only parcel holds everything that must be sent. Lines may have changed since the address was entered. */
export function isWhole({ cart, consignments }: BcCheckout): boolean {
  const sent = new Set(consignments[0]?.line_item_ids);
  const items = cart.line_items.physical_items;
  return consignments.length === 1 && sent.size === items.length && items.every(({ id }) => sent.has(id));
}

export function toCheckout(checkout: BcCheckout): Checkout {
  const currency = checkout.cart.currency.code;
  const minor = (amount: Amount) => minorOr0(amount, currency);
  const state = stateOf(checkout);
  const totals = totalLines({
    goods: minor(checkout.subtotal_ex_tax),
    shipping: minor(checkout.shipping_cost_total_ex_tax) + minor(checkout.handling_cost_total_ex_tax),
    tax: minor(checkout.tax_total),
    total: minor(checkout.grand_total),
  });
  const total = totalOf(totals);
  const isReady = state.shippingMethodId !== undefined && isWhole(checkout);
  const step = !(state.email && state.shippingAddress) ? "contact" : isReady ? "payment" : "delivery";
  return {
    cartId: checkout.cart.id,
    currency,
    state,
    step,
    totals,
    total,
    due: total,
    shippingOptions: optionsOf(checkout),
    savings: { lines: [], codes: [], refused: [], goods: 0, shipping: 0 },
    isTaxKnown: true,
    taxCalculation: null,
    giftCards: [],
    pickUp: null,
    allowance: null,
    invoiceDays: null,
    credit: null,
  };
}

function optionsOf({ cart, consignments }: BcCheckout): ShippingOption[] {
  const [parcel] = consignments;
  const chosen = parcel?.selected_shipping_option;
  const options = parcel?.available_shipping_options ?? (chosen ? [chosen] : []);
  return options.map(({ id, description, cost, transit_time }) => {
    const [from = 0, to = from] = (textOf(transit_time).match(/\d+/g) ?? []).map(Number);
    const amount = minorOr0(cost, cart.currency.code);
    return { id: optionNumber(id), code: codeOf(description), name: description, amount, daysFrom: from, daysTo: to };
  });
}
