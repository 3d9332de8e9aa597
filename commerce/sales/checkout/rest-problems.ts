import { fieldNames } from "#commerce/customers/addresses/fields.ts";
import { toDecimal } from "#commerce/shared/money/rules.ts";
import type { Problem } from "#platform/result.ts";

/** The faults of fields in English for API clients; pages have a text for each key in every language. */
const faults: Record<string, string> = {
  "error.required": "is required",
  "error.email": "is not an e-mail address",
  "error.tooLong": "is too long",
  "error.postalCode": "is not a postal code of that country",
  "error.postalArea": "is not a postal code of that state or province",
  "error.state": "is not a state or province of that country",
  "error.country": "is not a country that this cart is delivered to",
  "error.phone": "is not a phone number",
  "error.invalid": "is not valid",
  "error.day": "is not a day from today to a year ahead",
  "error.method": "is not a shipping method of this cart",
  "error.card.number": "is not a card number",
  "error.card.expiry": "is not a month to come",
  "error.card.code": "is not three or four digits",
  "error.cart.empty": "holds nothing: add items to it first",
  "error.store": "is not a store that hands out orders of this cart",
  "error.payment.invoice": "is not offered to this customer",
  "error.payment.limit": "passes what this customer may owe by invoice",
  "error.payment.elsewhere": "must not be sent: cards are typed into the payment provider's own fields",
};

const fieldNamesV3: Record<string, string> = {
  ...fieldNames,
  shippingAddress: "shipping_address",
  billingAddress: "billing_address",
  shippingMethodId: "shipping_method_id",
  storeId: "pickup_store_id",
  note: "customer_message",
  gift: "gift_wrapping",
  giftMessage: "gift_wrapping.message",
  recipients: "gift_certificate_recipients",
  variantId: "variant_id",
  sendOn: "send_on",
  from: "from_name",
  cart: "line_items",
  expectedTotal: "expected_total",
  expectedDue: "expected_due",
  idempotencyKey: "Idempotency-Key",
};

const nameV3 = (field: string) =>
  field
    .split(".")
    .map((part) => fieldNamesV3[part] ?? part)
    .join(".");

/** Converts a problem to the REST form: field names as in the body, amounts as decimals. */
export function toProblemV3<P extends Problem>(problem: P): P {
  const { fields, detail } = problem;
  const renamed = Object.entries(fields ?? {}).map(([name, fault]) => [nameV3(name), faults[fault] ?? fault]);
  const currency = String(detail?.currency ?? "");
  const given = ["total", "due", "was", "was_due", "left", "spent", "owed", "limit"].flatMap((name) => {
    const amount = detail?.[name];
    return currency && typeof amount === "number" ? [[name, toDecimal(amount, currency)] as const] : [];
  });
  return {
    ...problem,
    ...(fields && { fields: Object.fromEntries(renamed) }),
    ...(given.length > 0 && { detail: { ...detail, ...Object.fromEntries(given) } }),
  };
}
