import type { Generated } from "kysely";
import { type Static, Type } from "typebox";
import { GivenTexts, ProductTexts } from "#commerce/catalog/texts/schema.ts";
import { netContentPattern } from "#commerce/shared/money/unit-price.ts";
import { countryName } from "#commerce/shared/regions/rules.ts";
import { languages, type PriceRegion, priceRegions } from "#commerce/shared/regions/schema.ts";
import { closed, literals, orNull } from "#commerce/shared/rest-shapes.ts";
import type { Json } from "#database/columns.ts";
import { AssetId } from "#services/media/schema.ts";
import type { ProductField } from "./field-types.ts";
import { Code, Name, Sku, slug, textAs, Uid, words } from "./value-schemas.ts";

/** The one definition of a product's fields, in the order in which staff and files have them. */

const text = Type.String();
const flag = <Name extends string>(name: Name, initial: boolean) =>
  ({
    column: { name, type: "boolean" },
    shape: Type.Boolean(),
    initial,
    staff: { name, body: Type.Boolean() },
  }) as const;

const origin = "Country of origin, ISO 3166-1 alpha-2: AT";
const HsCode = Type.String({ pattern: "^[0-9]{6,10}$", description: "Code of the Harmonized System: 950611" });
const Country = Type.String({ pattern: "^[A-Z]{2}$", description: origin });

const content = "What is in it, where the law asks for the price of a unit: 75 g, 0.5 l";
const NetContent = Type.String({ pattern: netContentPattern, description: content });

/** In the words of readers of product feeds. */
const Condition = literals(["new", "refurbished", "used"]);

/** A contact is a postal and an electronic address; the manufacturer outside of the Union has somebody responsible in it. */
const role = literals(["manufacturer", "responsible"]);
const SafetyContacts = Type.Array(Type.Object({ role, name: text, address: text, contact: text }));
const SafetyWarnings = Type.Array(Type.Object({ language: literals([...languages]), text }));

const Moment = Type.String({ format: "date-time", pattern: "^[12]\\d{3}-" });
const Uids = Type.Array(text);

type Spec = { id: string; value: string };
type Image = { id: string; colour?: string };
const Specs = Type.Array(Type.Object({ id: text, value: text }));
const Market = literals(priceRegions);
const Schedule = Type.Array(Type.Object({ market: Market, from: orNull(text), until: orNull(text) }));
const Images = Type.Array(Type.Object({ id: text, colour: Type.Optional(text) }));

export const productFields = {
  uid: {
    column: { name: "uid", type: "text" },
    shape: text,
    isPublic: true,
    staff: { name: "uid", body: Uid },
    rest: "uid",
  },
  sku: {
    column: { name: "sku", type: "text" },
    shape: text,
    isPublic: true,
    staff: { name: "sku", body: Sku },
    rest: "sku",
    graphql: { name: "sku", type: "String!" },
  },
  kind: {
    column: { name: "kind", type: "text" },
    shape: text,
    isPublic: true,
    staff: { name: "kind", body: Type.String({ pattern: slug, maxLength: 40 }) },
    customField: "kind",
  },
  brand: {
    column: { name: "brand", type: "text" },
    shape: text,
    initial: "Firn",
    isPublic: true,
    staff: { name: "brand", body: words(100) },
    rest: "brand",
    customField: "brand",
  },
  name: {
    column: { name: "name", type: "text" },
    shape: text,
    isPublic: true,
    staff: { name: "name", body: Name },
    rest: "name",
    graphql: { name: "name", type: "String!" },
  },
  description: {
    column: { name: "description", type: "text" },
    shape: text,
    initial: "",
    isPublic: true,
    staff: {
      name: "description",
      body: Type.String({ maxLength: 20_000, pattern: "^[^\\u0000\\ud800-\\udfff]*$" }),
    },
    rest: "description",
  },
  availability: {
    column: { name: "availability", type: "text" },
    shape: textAs<"available" | "preorder" | "disabled">(),
    initial: "available",
    isPublic: true,
    staff: { name: "availability", body: literals(["available", "preorder", "disabled"]) },
    rest: "availability",
    graphql: { name: "availability", type: "String!" },
  },
  /** "2026-11-15". */
  releaseDate: {
    column: { name: "release_date", type: "date" },
    shape: orNull(text),
    initial: null,
    isPublic: true,
    staff: {
      name: "preorder_release_date",
      body: orNull(Type.String({ format: "date", pattern: "^[12]\\d{3}-" })),
    },
    rest: "preorder_release_date",
  },
  madeIn: {
    column: { name: "made_in", type: "text" },
    shape: orNull(Country),
    initial: null,
    isPublic: true,
    staff: { name: "made_in", body: orNull(Country) },
    rest: "made_in",
    graphql: { name: "madeIn", type: "String", description: origin },
    customField: "made_in",
    specification: { id: "made-in", say: countryName },
  },
  hsCode: {
    column: { name: "hs_code", type: "text" },
    shape: orNull(HsCode),
    initial: null,
    isPublic: false,
    staff: { name: "hs_code", body: orNull(HsCode) },
  },
  netContent: {
    column: { name: "net_content", type: "text" },
    shape: orNull(NetContent),
    initial: null,
    isPublic: true,
    staff: { name: "net_content", body: orNull(NetContent) },
    rest: "net_content",
    graphql: { name: "netContent", type: "String", description: content },
    customField: "net_content",
  },
  safetyContacts: {
    column: { name: "safety_contacts", type: "jsonb" },
    shape: SafetyContacts,
    initial: [],
    isPublic: true,
    staff: {
      name: "safety_contacts",
      body: Type.Array(Type.Object({ role, name: words(200), address: words(500), contact: words(300) }, closed), {
        maxItems: 4,
      }),
    },
    rest: "safety_contacts",
  },
  /** In as many languages as there are countries that read them. */
  safetyWarnings: {
    column: { name: "safety_warnings", type: "jsonb" },
    shape: SafetyWarnings,
    initial: [],
    isPublic: true,
    staff: {
      name: "safety_warnings",
      body: Type.Array(Type.Object({ language: literals([...languages]), text: words(2000) }, closed), {
        maxItems: 100,
      }),
    },
    rest: "safety_warnings",
  },
  condition: {
    column: { name: "condition", type: "text" },
    shape: Condition,
    initial: "new",
    isPublic: true,
    staff: { name: "condition", body: Condition },
    rest: "condition",
    specification: { id: "condition", say: (condition: string) => (condition === "new" ? null : condition) },
  },
  /** "product": one number for the whole product, which then has one variant. */
  inventoryTracking: {
    column: { name: "inventory_tracking", type: "text" },
    shape: textAs<"none" | "product" | "variant">(),
    initial: "variant",
    isPublic: false,
    staff: { name: "inventory_tracking", body: literals(["none", "product", "variant"]) },
  },
  isVisible: { ...flag("is_visible", true), isPublic: false },
  isNew: {
    ...flag("is_new", false),
    isPublic: true,
    rest: "isNew",
    graphql: { name: "isNew", type: "Boolean!" },
    customField: "is_new",
  },
  isRedesigned: {
    ...flag("is_redesigned", false),
    isPublic: true,
    rest: "isRedesigned",
    graphql: { name: "isRedesigned", type: "Boolean!" },
    customField: "is_redesigned",
  },
  isBestSeller: { ...flag("is_best_seller", false), isPublic: true, customField: "is_best_seller" },
  /** From when until when it is seen, by market; a market without a line sees it always. */
  schedule: {
    column: { name: "schedule", type: "jsonb" },
    shape: Schedule,
    initial: [],
    isPublic: false,
    staff: {
      name: "schedule",
      body: Type.Array(
        Type.Object(
          { market: Market, from: Type.Optional(orNull(Moment)), until: Type.Optional(orNull(Moment)) },
          closed,
        ),
        { maxItems: priceRegions.length, description: "Professionals' price lists follow their market's line" },
      ),
      fromBody: (given: { market: PriceRegion; from?: string | null; until?: string | null }[]) =>
        given.flatMap(({ market, from = null, until = null }) =>
          from === null && until === null ? [] : [{ market, from, until }],
        ),
    },
  },
  popularity: {
    column: { name: "popularity", type: "int" },
    shape: Type.Integer(),
    initial: 0,
    isPublic: false,
    staff: { name: "popularity", body: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }) },
  },
  /** Their uids; those who write may name ids too, as V3 does. */
  categories: {
    column: null,
    shape: Type.Array(text),
    initial: [],
    isPublic: false,
    staff: {
      name: "categories",
      body: Type.Array(
        Type.Unsafe<number | string>({ type: ["integer", "string"], minimum: 1, pattern: slug, maxLength: 120 }),
        { maxItems: 100 },
      ),
    },
  },
  /** Language-neutral facts in the order in which they are shown. */
  specs: {
    column: { name: "specs", type: "jsonb" },
    shape: Specs,
    initial: [],
    isPublic: true,
    staff: {
      name: "custom_fields",
      body: Type.Array(Type.Object({ name: words(60), value: words(500) }, closed), { maxItems: 100 }),
      answer: Type.Array(Type.Object({ name: text, value: text })),
      fromBody: (given: { name: string; value: string }[]) => given.map(({ name: id, value }) => ({ id, value })),
      toAnswer: (specs: Spec[]) => specs.map(({ id: name, value }) => ({ name, value })),
    },
  },
  /** What lists are filtered by beside options: { terrain: ["park"] }. */
  attributes: {
    column: { name: "attributes", type: "jsonb" },
    shape: Type.Record(text, Type.Array(text)),
    initial: {},
    isPublic: false,
    staff: {
      name: "attributes",
      body: Type.Record(
        Type.String({ pattern: "^[a-z][a-z0-9_-]{0,39}$" }),
        Type.Array(words(60), { maxItems: 50 }),
        closed,
      ),
    },
  },
  /** Products that stand beside it before those that content names, and what goes into the cart with it. */
  related: {
    column: { name: "related", type: "jsonb" },
    shape: Uids,
    initial: [],
    isPublic: true,
    staff: { name: "related_products", body: Type.Array(Uid, { maxItems: 50, uniqueItems: true }) },
  },
  addOns: {
    column: { name: "add_ons", type: "jsonb" },
    shape: Uids,
    initial: [],
    isPublic: true,
    staff: { name: "add_ons", body: Type.Array(Uid, { maxItems: 50, uniqueItems: true }) },
  },
  /** Written by language: management/merge.ts puts what a body says into what is there. */
  texts: {
    column: { name: "texts", type: "jsonb" },
    shape: ProductTexts,
    initial: {},
    isPublic: false,
    staff: { name: "texts", body: GivenTexts, answer: ProductTexts },
  },
  images: {
    column: { name: "images", type: "jsonb" },
    shape: Images,
    initial: [],
    isPublic: true,
    staff: {
      name: "images",
      body: Type.Array(Type.Object({ id: AssetId, color: Type.Optional(Code) }, closed), { maxItems: 500 }),
      answer: Type.Array(Type.Object({ id: text, color: Type.Optional(text) })),
      fromBody: (given: { id: string; color?: string }[]) =>
        given.map(({ id, color }) => ({ id, ...(color && { colour: color }) })),
      toAnswer: (images: Image[]) =>
        images.map(({ id, colour }) => ({ id, ...(colour !== undefined && { color: colour }) })),
    },
  },
} as const satisfies Record<string, ProductField>;

export type ProductFields = typeof productFields;
export type FieldName = keyof ProductFields;

type Value<K extends FieldName> = Static<ProductFields[K]["shape"]>;
type Named<C> = { [K in FieldName]: ProductFields[K] extends C ? K : never }[FieldName];
type Optional<K extends FieldName> = { [N in K]: null extends Value<N> ? N : never }[K];

export type ProductValues = { [K in FieldName]: Value<K> };

type PublicName = Named<{ isPublic: true }>;
/** What everybody may see; what nobody named is left out. */
export type PublicValues = { [K in Exclude<PublicName, Optional<PublicName>>]: Value<K> } & {
  [K in Optional<PublicName>]?: NonNullable<Value<K>>;
};

type InitialName = Exclude<Named<{ initial: unknown }>, "categories">;
/** As a merchant hands them over: what has an initial value may be left out. */
export type GivenValues = { [K in Exclude<FieldName, InitialName>]: Value<K> } & { [K in InitialName]?: Value<K> };

type Column<K extends FieldName> = ProductFields[K]["column"];
type ColumnValue<K extends FieldName> =
  Column<K> extends { type: "jsonb" }
    ? Json<Value<K>>
    : ProductFields[K] extends { initial: unknown }
      ? Generated<Value<K>>
      : Value<K>;
export type ProductColumns = {
  [K in Exclude<FieldName, "categories"> as NonNullable<Column<K>>["name"]]: ColumnValue<K>;
};

export type FieldEntry = [name: FieldName, field: ProductField];
/** The fields as a list; `where` narrows it. */
export const fieldsWhere = (where: (field: ProductField) => boolean = () => true): FieldEntry[] =>
  (Object.entries(productFields) as FieldEntry[]).filter(([, field]) => where(field));

const publicNames = fieldsWhere(({ isPublic }) => isPublic).map(([name]) => name);
export const publicValues = (product: PublicValues): PublicValues =>
  Object.fromEntries(
    publicNames.flatMap((name) => (name in product ? [[name, product[name as keyof PublicValues]]] : [])),
  ) as PublicValues;
