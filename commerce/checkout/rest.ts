import { type Static, Type } from "typebox";
import { fieldNames } from "#commerce/customers/rest.ts";
import { toDecimal } from "#commerce/money/rules.ts";
import type { Problem } from "#platform/result.ts";
import type { CheckoutPatch } from "./actions.ts";
import type { Address, Checkout, PlacedOrder } from "./schema.ts";

/** Checkout for programs: addresses as V3 writes them, decimal amounts. */

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

export const CheckoutBody = Type.Object({
  email: Type.Optional(Text),
  shipping_address: Type.Optional(AddressBody),
  /** Absent: the same as the delivery's. */
  billing_address: Type.Optional(AddressBody),
  shipping_method_id: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })),
});

export const OrderBody = Type.Object({
  /** The total that was shown; another one is told, not charged. */
  expected_total: Type.Union([Type.Number(), Type.String({ maxLength: 30 })]),
  /** What was shown as left to be paid beside gift cards. Absent: whatever the total leaves. */
  expected_due: Type.Optional(Type.Union([Type.Number(), Type.String({ maxLength: 30 })])),
  /** Absent where the payment provider takes cards in fields of its own: then none may come here. */
  payment: Type.Optional(
    Type.Object({
      number: Type.String({ maxLength: 40 }),
      expiry: Type.String({ maxLength: 12 }),
      code: Type.String({ maxLength: 8 }),
    }),
  ),
  /** In place of the header Idempotency-Key. */
  idempotency_key: Type.Optional(Type.String({ maxLength: 200 })),
});

export const ChallengeBody = Type.Object({ approved: Type.Boolean() });

const AddressV3 = Type.Required(AddressBody);

/** What a professional may still spend (specification 7.7); null for everybody else. */
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
  /** What is left of the total beside gift cards. */
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
  pro: Type.Union([ProV3, Type.Null()]),
});
export const CheckoutV3 = Type.Object({ data: CheckoutData, meta: Type.Object({}) });

export const PlacedV3 = Type.Object({
  order_id: Type.Integer(),
  access_token: Type.String(),
  status: Type.String(),
  /** The shopper's turn: an address to go to, or what the provider's own fields in the browser are opened with. */
  action: Type.Optional(
    Type.Object({ url: Type.Optional(Type.String()), client_secret: Type.Optional(Type.String()) }),
  ),
});

type Body = Static<typeof CheckoutBody>;

/** The body's address with every field; where it names no country, the cart's. */
function toAddress(body: Static<typeof AddressBody>, country: string): Address {
  const entries = Object.entries(fieldNames).map(([ours, theirs]) => [ours, body[theirs as keyof typeof body] ?? ""]);
  const address = Object.fromEntries(entries) as Address;
  return { ...address, country: address.country || country };
}

export function toPatch(body: Body, country: string): CheckoutPatch {
  const { email, shipping_address, billing_address, shipping_method_id } = body;
  return {
    ...(email !== undefined && { email }),
    ...(shipping_address && { shippingAddress: toAddress(shipping_address, country) }),
    ...(billing_address && { billingAddress: toAddress(billing_address, country) }),
    ...(shipping_method_id !== undefined && { shippingMethodId: shipping_method_id }),
  };
}

const toAddressV3 = (address: Address): Static<typeof AddressV3> => ({
  first_name: address.firstName,
  last_name: address.lastName,
  company: address.company,
  address1: address.address1,
  address2: address.address2,
  city: address.city,
  state_or_province: address.state,
  postal_code: address.postalCode,
  country_code: address.country.toUpperCase(),
  phone: address.phone,
});

export function toCheckoutV3(checkout: Checkout): Static<typeof CheckoutV3> {
  const { cartId, currency, step, state, total, totals, shippingOptions, allowance, savings, giftCards } = checkout;
  const { email = null, shippingAddress, billingAddress, shippingMethodId = null } = state;
  const decimal = (amount: number) => toDecimal(amount, currency);
  const data = {
    cart_id: cartId,
    currency: { code: currency },
    step,
    total: decimal(total),
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

/** What is wrong with a field, in English for programs; pages have a text for each key in every language. */
const faults: Record<string, string> = {
  "error.required": "is required",
  "error.email": "is not an e-mail address",
  "error.tooLong": "is too long",
  "error.postalCode": "is not a postal code of that country",
  "error.state": "is not a state or province of that country",
  "error.country": "is not a country that this cart is delivered to",
  "error.phone": "is not a phone number",
  "error.invalid": "is not valid",
  "error.method": "is not a shipping method of this cart",
  "error.card.number": "is not a card number",
  "error.card.expiry": "is not a month to come",
  "error.card.code": "is not three or four digits",
  "error.payment.elsewhere": "must not be sent: cards are typed into the payment provider's own fields",
};

const fieldNamesV3: Record<string, string> = {
  ...fieldNames,
  shippingAddress: "shipping_address",
  billingAddress: "billing_address",
  shippingMethodId: "shipping_method_id",
  expectedTotal: "expected_total",
  expectedDue: "expected_due",
  idempotencyKey: "Idempotency-Key",
};

const nameV3 = (field: string) =>
  field
    .split(".")
    .map((part) => fieldNamesV3[part] ?? part)
    .join(".");

/** The problem in the words of this door: field names as in the body, amounts as decimals. */
export function toProblemV3<P extends Problem>(problem: P): P {
  const { fields, detail } = problem;
  const renamed = Object.entries(fields ?? {}).map(([name, fault]) => [nameV3(name), faults[fault] ?? fault]);
  const currency = String(detail?.currency ?? "");
  const given = ["total", "was", "left", "spent", "limit"].flatMap((name) => {
    const amount = detail?.[name];
    return currency && typeof amount === "number" ? [[name, toDecimal(amount, currency)] as const] : [];
  });
  return {
    ...problem,
    ...(fields && { fields: Object.fromEntries(renamed) }),
    ...(given.length > 0 && { detail: { ...detail, ...Object.fromEntries(given) } }),
  };
}
