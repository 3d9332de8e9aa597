import type { CustomerProblem } from "#commerce/customers/accounts/problems.ts";
import { type Failure, fail } from "#platform/result.ts";
import type { Refusal } from "./http.ts";

/** The store's field names, as parts of the keys in its errors ("0.email", "authentication.new_password"). */
const fields = [
  "new_password",
  "email",
  "first_name",
  "last_name",
  "address1",
  "city",
  "postal_code",
  "state_or_province",
  "country_code",
  "phone",
];
const ours: Record<string, string> = {
  new_password: "password",
  state_or_province: "state",
  country_code: "country",
  postal_code: "postalCode",
};

/** Converts the store's errors about a customer or an address: its texts, under our field names. */
export function refusal(answer: Partial<Refusal> | null): Failure<CustomerProblem> {
  const said = Object.entries(answer?.errors ?? {}).map(([key, text]) => {
    const field = fields.find((name) => key.includes(name)) ?? fields.find((name) => text.toLowerCase().includes(name));
    return [field ? (ours[field] ?? field) : "body", text] as const;
  });
  const message = answer?.title || "The store does not accept this.";
  return fail("invalid", message, { fields: Object.fromEntries(said.length > 0 ? said : [["body", message]]) });
}
