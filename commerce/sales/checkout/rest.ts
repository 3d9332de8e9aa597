import { type Static, Type } from "typebox";
import { fromAddressFields, toAddressV3 } from "#commerce/customers/addresses/fields.ts";
import type { Address } from "#commerce/shared/address/schema.ts";
import { toDecimal } from "#commerce/shared/money/rules.ts";
import { Id } from "#commerce/shared/rest-shapes.ts";
import type { CheckoutPatch } from "./actions.ts";
import type { Checkout, PlacedOrder } from "./schema.ts";

/** Checkout for API clients: V3 addresses, decimal amounts. */

const Text = Type.String({ maxLength: 500 });

const AddressBody = Type.Object({
  first_name: Type.Optional(Text),
  last_name: Type.Optional(Text),
  company: Type.Optional(Text),
  address1: Type.Optional(Text),
  address2: Type.Optional(Text),
  city: Type.Optional(Text),
  state_or_province: Type.Optional(Text),
  postal_code: Type.Optional(Text),
  country_code: Type.Optional(Text),
  phone: Type.Optional(Text),
});

const RecipientV3 = Type.Object({
  variant_id: Id,
  name: Type.String({ maxLength: 500 }),
  email: Text,
  message: Type.String({ maxLength: 1000 }),
  /** The sender's name, instead of the buyer's. */
  from_name: Type.Optional(Type.String({ maxLength: 500 })),
  /** The day in the market's time zone, from today to a year ahead, on which the email is sent; at once when absent. */
  send_on: Type.Optional(Type.String({ maxLength: 30 })),
  /** How many of the line's cards; all that are left when absent. */
  quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
});

export const CheckoutBody = Type.Object({
  email: Type.Optional(Text),
  shipping_address: Type.Optional(AddressBody),
  /** When absent, the same as the delivery address. */
  billing_address: Type.Optional(AddressBody),
  shipping_method_id: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })),
  /**
   * Picked up in that store instead of delivered (GET /api/stores?services=pick-up); the billing address names the
   * person. Null means delivery.
   */
  pickup_store_id: Type.Optional(Type.Union([Id, Type.Null()])),
  customer_message: Type.Optional(Type.String({ maxLength: 2000 })),
  /** Null means no gift wrapping. */
  gift_wrapping: Type.Optional(
    Type.Union([Type.Object({ message: Type.Optional(Type.String({ maxLength: 1000 })) }), Type.Null()]),
  ),
  gift_certificate_recipients: Type.Optional(Type.Array(RecipientV3, { maxItems: 100 })),
});

export const OrderBody = Type.Object({
  /** The total that was shown. A different total is reported and not charged. */
  expected_total: Type.Union([Type.Number(), Type.String({ maxLength: 30 })]),
  /** The amount due after gift cards that was shown. When absent, any amount is accepted. */
  expected_due: Type.Optional(Type.Union([Type.Number(), Type.String({ maxLength: 30 })])),
  /**
   * Absent when the payment provider takes cards in its own fields or on its own page; then card data must not be sent
   * here.
   */
  payment: Type.Optional(
    Type.Object({
      number: Type.String({ maxLength: 40 }),
      expiry: Type.String({ maxLength: 12 }),
      code: Type.String({ maxLength: 8 }),
    }),
  ),
  /** Payment by invoice instead of a card, for customers who are allowed to. */
  payment_method: Type.Optional(Type.Literal("invoice")),
  /** An alternative to the header Idempotency-Key. */
  idempotency_key: Type.Optional(Type.String({ maxLength: 200 })),
});

export const ChallengeBody = Type.Object({ approved: Type.Boolean() });

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

type Body = Static<typeof CheckoutBody>;

/** Reads the body's address with every field; without a country, the cart's country is used. */
function toAddress(body: Static<typeof AddressBody>, country: string): Address {
  const address = fromAddressFields(body);
  return { ...address, country: address.country || country };
}

export function toPatch(body: Body, country: string): CheckoutPatch {
  const { email, shipping_address, billing_address, shipping_method_id, pickup_store_id, gift_wrapping } = body;
  const { customer_message, gift_certificate_recipients: recipients } = body;
  return {
    ...(pickup_store_id !== undefined && { storeId: pickup_store_id }),
    ...(customer_message !== undefined && { note: customer_message }),
    ...(gift_wrapping !== undefined && { gift: gift_wrapping && { message: gift_wrapping.message ?? "" } }),
    ...(recipients && {
      recipients: recipients.map(({ variant_id: variantId, from_name: from, send_on: sendOn, ...one }) => ({
        variantId,
        ...one,
        ...(from !== undefined && { from }),
        ...(sendOn !== undefined && { sendOn }),
      })),
    }),
    ...(email !== undefined && { email }),
    ...(shipping_address && { shippingAddress: toAddress(shipping_address, country) }),
    ...(billing_address && { billingAddress: toAddress(billing_address, country) }),
    ...(shipping_method_id !== undefined && { shippingMethodId: shipping_method_id }),
  };
}

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
    shipping_options: shippingOptions.map(({ amount, daysFrom, daysTo, ...option }) => ({
      ...option,
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
