import { type TProperties, type TSchema, Type } from "typebox";
import { priceShapes, productShapes, valueShape } from "#commerce/catalog/api/rest.ts";
import { CustomerGroup } from "#commerce/customers/accounts/schema.ts";
import { PasskeyV3 } from "#commerce/customers/passkeys/schema.ts";
import { OwnValuesAnswer } from "#commerce/shared/own-fields/schema.ts";
import { ReasonShape } from "#commerce/shared/reasons/schema.ts";
import { priceRegions } from "#commerce/shared/regions/schema.ts";
import { VisitorSession } from "#storefront/app/visitor-session.ts";

/**
 * Shapes of answers in the document, for modules without a response schema. tests/fuzz checks every answer against
 * them.
 */

const text = Type.String();
const whole = Type.Integer();
const yes = Type.Boolean();
const orNull = (schema: TSchema) => Type.Union([schema, Type.Null()]);
const list = (properties: TProperties) => Type.Array(Type.Object(properties));
const maybe = Type.Optional;

export const named = (name: keyof typeof shapes): TSchema => Type.Unsafe({ $ref: `#/components/schemas/${name}` });

const nameOfState = Type.Object({ id: whole, state: text, state_abbreviation: text, country_id: whole });

/**
 * The whole resource. With include_fields only the id and the requested fields are present, so no other field is
 * required.
 */
const picked = (properties: TProperties) =>
  Type.Object(
    { ...Type.Partial(Type.Object(properties)).properties, id: whole },
    { description: "Without include_fields all of it; with it only the id, those fields and what include names." },
  );

const Variant = picked({
  product_id: whole,
  sku: text,
  ...priceShapes,
  currency_code: text,
  inventory_level: whole,
  purchasing_disabled: yes,
  image_url: text,
  thumbnail: text,
  inventoryLevel: whole,
  isInStock: yes,
  isPurchasable: yes,
  calculatedPrice: orNull(valueShape),
  retailPrice: maybe(orNull(valueShape)),
  sale_from: orNull(text),
  sale_until: orNull(text),
  option_values: list({ id: whole, label: text, option_id: whole, option_display_name: text }),
  own_fields: OwnValuesAnswer,
});

const Option = Type.Object({
  id: whole,
  display_name: text,
  type: text,
  sort_order: whole,
  option_values: list({
    id: whole,
    label: text,
    sort_order: whole,
    value_data: Type.Object({ code: text, colors: maybe(Type.Array(text)) }),
  }),
});

const Product = picked(productShapes);

const Category = Type.Object({
  id: whole,
  uid: text,
  parent_id: whole,
  name: text,
  sort_order: whole,
  is_visible: yes,
  url: text,
  custom_url: Type.Object({ url: text, is_customized: yes }),
  children: maybe(Type.Array(Type.Unsafe({ $ref: "#/components/schemas/Category" }))),
});

const Customer = Type.Object({
  id: whole,
  email: text,
  first_name: text,
  last_name: text,
  firstName: text,
  lastName: text,
  customer_group_id: orNull(whole),
  groupId: orNull(whole),
  notes: text,
  isPro: yes,
  proCodeInfo: orNull(Type.Object({ region: text })),
  own_fields: OwnValuesAnswer,
  email_verified: Type.Optional(Type.Boolean({ description: "Absent where customers are a platform's" })),
  pending_email: Type.Optional(
    Type.Union([text, Type.Null()], { description: "A new address that its owner has not confirmed yet" }),
  ),
});

const Address = Type.Object({
  id: whole,
  first_name: text,
  last_name: text,
  company: text,
  address1: text,
  address2: text,
  city: text,
  state_or_province: text,
  postal_code: text,
  country_code: text,
  phone: text,
  default_for: Type.Optional(Type.Array(Type.Union([Type.Literal("shipping"), Type.Literal("billing")]))),
});

const Currency = Type.Object({
  id: whole,
  currency_code: text,
  name: text,
  is_default: yes,
  enabled: yes,
  token: text,
  token_location: text,
  decimal_token: text,
  thousands_token: text,
  decimal_places: whole,
  currency_exchange_rate: text,
});

const Country = Type.Object({ id: whole, country: text, country_iso2: text, country_iso3: text });

const Store = Type.Object({
  id: text,
  name: text,
  domain: text,
  secure_url: text,
  status: text,
  country_code: text,
  language: text,
  currency: text,
  currency_symbol: text,
  currency_symbol_location: text,
  decimal_separator: text,
  thousands_separator: text,
  decimal_places: whole,
  weight_units: text,
  dimension_units: text,
  is_price_entered_with_tax: yes,
});

const stock = { id: whole, sku: text, inventory_level: whole, isInStock: yes, isPurchasable: yes };
const Inventory = Type.Object({ ...stock, variants: list({ ...stock, inventoryLevel: whole }) });

const Problem = Type.Object(
  {
    type: text,
    title: Type.String({ description: "For people, in English" }),
    status: whole,
    code: Type.String({ description: "For programs; a closed list for each kind of call" }),
    errors: maybe(Type.Record(Type.String(), text, { description: "What is wrong, by the field's name, in English" })),
    title_reason: maybe(ReasonShape),
    reasons: maybe(Type.Record(Type.String(), ReasonShape, { description: "What errors say, as data" })),
  },
  { description: "RFC 9457, with facts to act on beside it" },
);

const pagination = Type.Object({
  total: whole,
  count: whole,
  per_page: whole,
  current_page: whole,
  total_pages: whole,
  links: Type.Object({ previous: maybe(text), current: maybe(text), next: maybe(text) }),
});
const Pages = Type.Object({ pagination });

export const shapes = {
  Passkey: PasskeyV3,
  Product,
  Variant,
  Option,
  Category,
  Inventory,
  Customer,
  Address,
  CustomerGroup,
  Currency,
  Country,
  State: nameOfState,
  Store,
  Session: VisitorSession,
  Pages,
  Problem,
  SearchErrors: Type.Object({ errors: Type.Array(text) }),
  Region: Type.Unsafe({ type: "string", enum: [...priceRegions] }),
};

/**
 * V3: a page of a list, one resource, and a resource that is also unwrapped at the top level, for clients that read
 * either.
 */
export const pageOf = (name: keyof typeof shapes) =>
  Type.Object({ data: Type.Array(named(name)), meta: named("Pages") });
export const oneOf = (name: keyof typeof shapes) => Type.Object({ data: named(name), meta: Type.Object({}) });
export const listOf = (name: keyof typeof shapes) =>
  Type.Object({ data: Type.Array(named(name)), meta: Type.Object({}) });
export const bareAnd = (name: keyof typeof shapes) =>
  Type.Intersect([named(name), Type.Object({ data: named(name), meta: Type.Object({}) })]);
