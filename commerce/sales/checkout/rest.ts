import { type Static, Type } from "typebox";
import { toAddressV3 } from "#commerce/customers/addresses/fields.ts";
import { toDecimal } from "#commerce/shared/money/rules.ts";
import { DisplayNames } from "#commerce/shared/rest/shapes.ts";
import { AddressBody, RecipientV3 } from "./bodies.ts";
import type { PlacedOrder } from "./placing/schema.ts";
import type { Checkout } from "./schema.ts";

/** The checkout as API clients see it: V3 addresses, decimal amounts. */

const AddressV3 = Type.Required(AddressBody);

/** A professional's remaining allowance (specification 7.7); null for others. */
const ProV3 = Type.Object({
  spend_limit: Type.Number(),
  order_total: Type.Number(),
  left: Type.Number(),
  expiration_date: Type.Union([Type.String(), Type.Null()]),
  is_expired: Type.Boolean(),
});

const CheckoutData = Type.Object({
  cart_id: Type.String(),
  currency: Type.Object({ code: Type.String() }),
  step: Type.String(),
  total: Type.Number(),
  /** False when the tax service does not answer and the total lacks taxes; ordering then returns 409 tax-unknown. */
  is_tax_known: Type.Boolean(),
  /** The amount due after gift cards. */
  due: Type.Number(),
  totals: Type.Array(
    Type.Object({
      kind: Type.String(),
      label: Type.String(),
      rate: Type.Optional(Type.Number()),
      jurisdiction: Type.Optional(Type.String()),
      name: Type.Optional(Type.String()),
      code: Type.Optional(Type.String()),
      promotion: Type.Optional(Type.Integer()),
      on: Type.Optional(Type.String()),
      items: Type.Optional(Type.Array(Type.Object({ variant_id: Type.Integer(), amount: Type.Number() }))),
      amount: Type.Number(),
      included: Type.Boolean(),
    }),
  ),
  coupons: Type.Array(Type.Object({ code: Type.String(), display_name: Type.String(), amount: Type.Number() })),
  refused_coupons: Type.Array(Type.Object({ code: Type.String(), reason: Type.String() })),
  gift_certificates: Type.Array(Type.Object({ id: Type.Integer(), code_last4: Type.String(), amount: Type.Number() })),
  email: Type.Union([Type.String(), Type.Null()]),
  shipping_address: Type.Union([AddressV3, Type.Null()]),
  billing_address: Type.Union([AddressV3, Type.Null()]),
  shipping_method_id: Type.Union([Type.Integer(), Type.Null()]),
  shipping_options: Type.Array(
    Type.Object({
      id: Type.Integer(),
      code: Type.String(),
      name: Type.String(),
      display_names: DisplayNames,
      amount: Type.Number(),
      days_from: Type.Integer(),
      days_to: Type.Integer(),
    }),
  ),
  pickup_store: Type.Union([
    Type.Object({ id: Type.Integer(), slug: Type.String(), name: Type.String() }),
    Type.Null(),
  ]),
  customer_message: Type.String(),
  gift_wrapping: Type.Union([Type.Object({ message: Type.String() }), Type.Null()]),
  gift_certificate_recipients: Type.Array(RecipientV3),
  /** The payment term in days for an invoice; null when not allowed. */
  invoice_days: Type.Union([Type.Integer(), Type.Null()]),
  /** The invoice credit, not counting this order; null when unlimited. */
  invoice_credit: Type.Union([
    Type.Object({ limit: Type.Number(), owed: Type.Number(), left: Type.Number() }),
    Type.Null(),
  ]),
  pro: Type.Union([ProV3, Type.Null()]),
});
export const CheckoutV3 = Type.Object({ data: CheckoutData, meta: Type.Object({}) });

export const PlacedV3 = Type.Object({
  order_id: Type.Integer(),
  access_token: Type.String(),
  status: Type.String(),
  /** The shopper must act: an address to go to, or the secret that opens the provider's fields in the browser. */
  action: Type.Optional(
    Type.Object({ url: Type.Optional(Type.String()), client_secret: Type.Optional(Type.String()) }),
  ),
});

export function toCheckoutV3(checkout: Checkout): Static<typeof CheckoutV3> {
  const { cartId, currency, step, state, total, totals, shippingOptions, allowance, savings, giftCards } = checkout;
  const { pickUp, credit } = checkout;
  const { email = null, shippingAddress, billingAddress, shippingMethodId = null } = state;
  const decimal = (amount: number) => toDecimal(amount, currency);
  const data = {
    cart_id: cartId,
    currency: { code: currency },
    step,
    total: decimal(total),
    is_tax_known: checkout.isTaxKnown,
    due: decimal(checkout.due),
    totals: totals.map(({ items, ...line }) => ({
      ...line,
      amount: decimal(line.amount),
      ...(items && { items: items.map((item) => ({ variant_id: item.variantId, amount: decimal(item.amount) })) }),
    })),
    coupons: savings.codes.map(({ code, name, amount }) => ({ code, display_name: name, amount: decimal(amount) })),
    refused_coupons: savings.refused.map(({ code, reason }) => ({ code, reason })),
    gift_certificates: giftCards.map(({ id, last4, amount }) => ({ id, code_last4: last4, amount: decimal(amount) })),
    email,
    shipping_address: shippingAddress ? toAddressV3(shippingAddress) : null,
    billing_address: billingAddress ? toAddressV3(billingAddress) : null,
    shipping_method_id: shippingMethodId,
    shipping_options: shippingOptions.map(({ amount, displayNames = {}, daysFrom, daysTo, ...option }) => ({
      ...option,
      display_names: displayNames,
      amount: decimal(amount),
      days_from: daysFrom,
      days_to: daysTo,
    })),
    pickup_store: pickUp && { id: pickUp.id, slug: pickUp.slug, name: pickUp.name },
    customer_message: state.note ?? "",
    gift_wrapping: totals.some(({ kind }) => kind === "gift_wrap") ? (state.gift ?? null) : null,
    gift_certificate_recipients: (state.recipients ?? []).map(({ variantId, from, sendOn, ...one }) => ({
      variant_id: variantId,
      ...one,
      ...(from !== undefined && { from_name: from }),
      ...(sendOn !== undefined && { send_on: sendOn }),
    })),
    invoice_days: checkout.invoiceDays,
    invoice_credit: credit && {
      limit: decimal(credit.limit),
      owed: decimal(credit.owed),
      left: decimal(credit.left),
    },
    pro: allowance && {
      spend_limit: decimal(allowance.limit),
      order_total: decimal(allowance.spent),
      left: decimal(allowance.left),
      expiration_date: allowance.expiresOn,
      is_expired: allowance.isExpired,
    },
  };
  return { data, meta: {} };
}

export const toPlacedV3 = ({ orderId, accessToken, status, action }: PlacedOrder): Static<typeof PlacedV3> => ({
  order_id: orderId,
  access_token: accessToken,
  status,
  ...(action && { action: action.url ? { url: action.url } : { client_secret: action.clientSecret } }),
});
