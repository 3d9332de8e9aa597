import { type Static, Type } from "typebox";
import { fromAddressFields } from "#commerce/customers/addresses/fields.ts";
import type { Address } from "#commerce/shared/address/schema.ts";
import { Id } from "#commerce/shared/rest/shapes.ts";
import type { CheckoutPatch } from "./actions.ts";

/** What clients send to the checkout's routes; rest.ts has the answers. */

const Text = Type.String({ maxLength: 500 });

export const AddressBody = Type.Object({
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

export const RecipientV3 = Type.Object({
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
