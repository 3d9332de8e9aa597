import { lengths } from "#commerce/customers/accounts/rules.ts";
import type { Fault, Faults, FormFault } from "#commerce/customers/accounts/schema.ts";
import { mostAddresses } from "#commerce/customers/addresses/actions.ts";
import { addressFormat } from "#commerce/shared/address/rules.ts";
import type { Problem } from "#platform/result.ts";
import type { Message, TextKey } from "#storefront/i18n/areas.ts";

const keys: Record<FormFault, TextKey> & Partial<Record<Fault, TextKey>> = {
  required: "field.empty",
  "too-long": "field.tooLong",
  "bad-characters": "field.characters",
  "bad-email": "field.email",
  "too-short": "field.tooShort",
  "same-as-email": "field.sameAsEmail",
  "too-common": "field.common",
  taken: "field.taken",
  wrong: "field.wrongPassword",
  "link-over": "field.linkOver",
  "too-many": "field.tooMany",
  "unknown-country": "field.country",
  "unknown-state": "field.state",
  "bad-postal-code": "field.postalCode",
  "other-state": "address.postalArea",
  "bad-phone": "field.phone",
};

const longest: Record<string, number> = { email: lengths.email, password: lengths.password };

/** Returns the error message for each field of a customer's form. */
export const customerMessages = (faults: Faults): Record<string, Message> =>
  Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => [field, messageFor(fault, { max: longest[field] ?? lengths.name })]),
  );

/** Returns the error messages for an address in that country. Fields are named "{prefix}.city". */
export function addressMessages(faults: Faults, country: string, prefix: string): Record<string, Message> {
  const { fields } = addressFormat(country);
  return Object.fromEntries(
    Object.entries(faults).map(([name, fault]) => {
      const field = fields.find((one) => one.name === name);
      const max = fault === "too-many" ? mostAddresses : (field?.maxLength ?? 0);
      return [`${prefix}.${name}`, messageFor(fault, { max, example: field?.example ?? "" })];
    }),
  );
}

const messageFor = (fault: Fault, values: Record<string, string | number>): Message => ({
  key: keys[fault] ?? "field.characters",
  values,
});

/** Minutes to wait after too many attempts, rounded up and at least 2. */
export const minutesIn = ({ detail }: Problem): number => Math.max(2, Math.ceil(Number(detail?.retryAfter) / 60));
