import { addressFormat } from "#commerce/checkout/address.ts";
import type { Message } from "#shop/parts/message.ts";
import type { Errors } from "./props.ts";

/** Text keys of commerce that stand for one of ours. */
const keys: Record<string, Message["key"]> = {
  "error.required": "field.required",
  "error.email": "field.email_invalid",
  "error.country": "checkout.problem.notSold",
  "error.method": "checkout.method.choose",
  "field.required": "field.required",
  "field.too_long": "field.too_long",
  "address.postal_code_invalid": "address.postal_code_invalid",
  "address.state_unknown": "address.state_unknown",
  "card.number_invalid": "card.number_invalid",
  "card.expiry_invalid": "card.expiry_invalid",
  "card.expired": "card.expired",
  "card.code_invalid": "card.code_invalid",
};

/** Names of commerce's fields as the forms have them. */
const formName = (name: string): string =>
  name
    .replace(/^shippingAddress\./, "shipping.")
    .replace(/^billingAddress\./, "billing.")
    .replace(/^payment\./, "")
    .replace(/^shippingMethodId$/, "method");

/** The problem's fields as messages beside the form's fields; `countries` helps with an example of a postal code. */
export function errorsOf(
  fields: Record<string, string> = {},
  countries: { shipping?: string; billing?: string } = {},
): Errors {
  const errors: Errors = {};
  for (const [field, code] of Object.entries(fields)) {
    const name = formName(field);
    const key = keys[code] ?? "field.invalid";
    const country = name.startsWith("billing") ? countries.billing : countries.shipping;
    errors[name] = key === "address.postal_code_invalid" ? { key, values: { example: exampleIn(country) } } : { key };
  }
  return errors;
}

const exampleIn = (country = ""): string =>
  addressFormat(country).fields.find((field) => field.name === "postalCode")?.example ?? "";
