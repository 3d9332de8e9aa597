import { addressFormat } from "#commerce/shared/address/rules.ts";
import type { Message } from "#storefront/i18n/areas.ts";
import type { Errors } from "./props.ts";

/** The messages that exist for single fields; "error.country" gets the message that the shop does not sell there. */
const known: readonly Message["key"][] = [
  "error.required",
  "error.tooLong",
  "error.email",
  "error.phone",
  "error.postalCode",
  "error.state",
  "error.method",
  "error.store",
  "error.card.number",
  "error.card.expiry",
  "error.card.code",
];

const others: Record<string, Message["key"]> = {
  "error.country": "checkout.problem.notSold",
  "error.postalArea": "address.postalArea",
};
const keyOf = (code: string): Message["key"] => others[code] ?? known.find((key) => key === code) ?? "error.invalid";

/** Returns the form's name of a field in commerce. */
const formName = (name: string): string =>
  name
    .replace(/^shippingAddress\./, "shipping.")
    .replace(/^billingAddress\./, "billing.")
    .replace(/^payment\./, "")
    .replace(/^shippingMethodId$/, "method")
    .replace(/^storeId$/, "store");

/** Returns the problem's fields as messages, by form field. `countries` are used for the example of a postal code. */
export function errorsOf(
  fields: Record<string, string> = {},
  countries: { shipping?: string; billing?: string } = {},
): Errors {
  const errors: Errors = {};
  for (const [field, code] of Object.entries(fields)) {
    const name = formName(field);
    const key = keyOf(code);
    const country = name.startsWith("billing") ? countries.billing : countries.shipping;
    errors[name] = key === "error.postalCode" ? { key, values: { example: exampleIn(country) } } : { key };
  }
  return errors;
}

const exampleIn = (country = ""): string =>
  addressFormat(country).fields.find((field) => field.name === "postalCode")?.example ?? "";
