import { type Static, Type } from "typebox";
import type { Address } from "#commerce/shared/address/schema.ts";
import { DiscountRule } from "#commerce/shared/discounts/schema.ts";
import { type FilledField, OwnValuesBody } from "#commerce/shared/own-fields/schema.ts";
import { languages } from "#commerce/shared/regions/schema.ts";
import { closed, Id, literals, orNull } from "#commerce/shared/rest/shapes.ts";
import { largestId } from "#platform/ids.ts";

/** Customers, their groups and addresses (specification 3.1, 6, 7.4, 7.6), and the bodies and answers of the REST routes. */

/** Parsed from the form field "Pro Code" or from the notes; commerce/customers/pro/rules.ts says what it means. */
export const ProCodeInfo = Type.Object({
  region: Type.String(),
  /** The last day, "2027-08-31". */
  expiration_date: Type.Optional(Type.String()),
  employee_group: Type.Optional(Type.Boolean()),
  /** In whole units of the region's currency. */
  spend_limit: Type.Optional(Type.Number()),
});
export type ProCodeInfo = Static<typeof ProCodeInfo>;

export type Customer = {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  groupId: number | null;
  notes: string;
  isPro: boolean;
  proCodeInfo: ProCodeInfo | null;
  /** The values of the merchant's own fields. */
  ownFields?: FilledField[];
};

/** In V2 form, which this module uses too. */
export const CustomerGroup = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  /** The region that the group is limited to. Null when it counts in all regions. */
  region: Type.Union([Type.String(), Type.Null()]),
  is_default: Type.Boolean(),
  is_group_for_guests: Type.Boolean(),
  discount_rules: Type.Array(DiscountRule),
  /** For staff, who send it back with their changes. */
  version: Type.Optional(Type.Integer()),
});
export type CustomerGroup = Static<typeof CustomerGroup>;

/** The fields of a group that staff set. The rules are sent as a complete list. */
const Known = Type.Optional(Id);
const groupName = Type.String({ minLength: 1, maxLength: 100, pattern: "^[^\\u0000-\\u001f\\ud800-\\udfff]*$" });
const groupFields = {
  region: Type.Union([Type.String({ maxLength: 40 }), Type.Null()]),
  is_default: Type.Boolean(),
  is_group_for_guests: Type.Boolean(),
  discount_rules: Type.Array(
    Type.Object(
      {
        ...DiscountRule.properties,
        amount: Type.Number({ minimum: 0, maximum: 1_000_000 }),
        category_id: Known,
        product_id: Known,
      },
      closed,
    ),
    { maxItems: 200 },
  ),
};
export const GroupBody = Type.Object({ name: groupName, ...Type.Partial(Type.Object(groupFields)).properties }, closed);
/** `version`: the version of the group that the caller has seen. Changes made since are not overwritten. */
export const GroupPatch = Type.Partial(
  Type.Object({ name: groupName, ...groupFields, version: Type.Integer({ minimum: 1, maximum: largestId }) }),
  { ...closed, minProperties: 1 },
);

/** What an address is the default for. */
export const addressUses = ["shipping", "billing"] as const;
export type AddressUse = (typeof addressUses)[number];

/** `defaultFor` is absent when the backend does not support defaults. */
export type SavedAddress = Address & { id: number; defaultFor?: readonly AddressUse[] };

/** The possible faults of a form field. rules.ts has the English texts, the shop the texts in all languages. */
export type FormFault =
  | "required"
  | "too-long"
  | "bad-characters"
  | "bad-email"
  | "too-short"
  | "same-as-email"
  | "too-common"
  | "taken"
  | "wrong"
  | "link-over"
  | "too-many"
  | "unknown-country"
  | "unknown-state"
  | "bad-postal-code"
  | "other-state"
  | "bad-phone";
/** The same for fields that have a REST route and no form. */
export type RequestFault =
  | "not-ours"
  | "unknown-group"
  | "bad-pro-code"
  | "bad-pro-expiry"
  | "bad-pro-limit"
  | "not-staffs"
  | "bad-passkey";
export type Fault = FormFault | RequestFault;
export type Faults = Record<string, Fault>;

export type CustomerProblemCode = "invalid" | "wrong-credentials" | "too-many-tries" | "not-found";

export const Login = Type.Object({ email: Type.String(), pw: Type.String() });
export const Validate = Type.Object({ customer: Type.Integer(), pw: Type.String() });
export const PlatformLogin = Type.Object({ id: Type.Integer(), redirect: Type.Optional(Type.String()) });

export const ForgotPassword = Type.Object({ email: Type.String() });
export const ResetPassword = Type.Object({ token: Type.String(), new_password: Type.String() });
export const ConfirmEmail = Type.Object({ token: Type.String() });

export const NewCustomer = Type.Object({
  email: Type.String(),
  first_name: Type.String(),
  last_name: Type.String(),
  authentication: Type.Object({ new_password: Type.String() }),
});

/** The most tags a customer can have, and the longest allowed tag. */
export const mostTags = 20;
export const longestTag = 40;

/**
 * Fields that only staff set: a customer's group, notes, staff note, form fields (by name), tags and language. When
 * customers send them, they are accepted and ignored.
 */
const staffFields = {
  customer_group_id: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  notes: Type.Optional(Type.String()),
  /** A note among staff; never returned to the customer. */
  staff_note: Type.Optional(Type.String()),
  form_fields: Type.Optional(Type.Array(Type.Object({ name: Type.String(), value: Type.String() }), { maxItems: 50 })),
  tags: Type.Optional(Type.Array(Type.String(), { maxItems: mostTags })),
  /** The language of e-mails, and of pages after signing in. Null when the language of the visit is used. */
  language: Type.Optional(orNull(literals(languages))),
  /** The merchant's own fields, by key. Fields that are left out stay as they are; null empties a field. */
  own_fields: Type.Optional(OwnValuesBody),
};
const ownFields = {
  email: Type.Optional(Type.String()),
  first_name: Type.Optional(Type.String()),
  last_name: Type.Optional(Type.String()),
};

/** The version of the customer that the caller has seen. Changes made since are not overwritten. */
const version = Type.Optional(Type.Integer({ minimum: 1, maximum: largestId }));

export const StaffCustomerChange = Type.Object({ ...ownFields, ...staffFields });
export type StaffCustomerChange = Static<typeof StaffCustomerChange>;

export const CustomerChange = Type.Object({
  version,
  ...ownFields,
  ...staffFields,
  authentication: Type.Optional(
    Type.Object({ new_password: Type.Optional(Type.String()), current_password: Type.Optional(Type.String()) }),
  ),
});

const optional = Type.Optional(Type.String());
const addressFields = {
  company: optional,
  address2: optional,
  state_or_province: optional,
  phone: optional,
  /** When absent, a first address becomes the default for both, and a changed one keeps its defaults. */
  default_for: Type.Optional(
    Type.Array(Type.Union([Type.Literal("shipping"), Type.Literal("billing")]), { maxItems: 2 }),
  ),
};

export const NewAddress = Type.Object({
  first_name: Type.String(),
  last_name: Type.String(),
  address1: Type.String(),
  city: Type.String(),
  postal_code: Type.String(),
  country_code: Type.String(),
  ...addressFields,
});
export const AddressChange = Type.Object({ id: Type.Integer(), ...Type.Partial(NewAddress).properties });
