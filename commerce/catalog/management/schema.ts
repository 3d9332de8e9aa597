import { type Static, Type } from "typebox";
import type { ProductDetail, ProductOption } from "#commerce/catalog/products/schema.ts";
import { priceRegions } from "#commerce/shared/regions/rules.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { AssetId } from "#services/media/schema.ts";

/**
 * Products as staff write and read them (specification 3.12, 7.1), with the V3 management names. A body is any part of a
 * product; lists that it names take the place of the former ones. Amounts are decimal, in the region's currency.
 */

const closed = { additionalProperties: false } as const;
type Schema = Parameters<typeof Type.Array>[0];
const orNull = <T extends Schema>(schema: T) => Type.Union([schema, Type.Null()]);
const oneOf = <T extends string>(values: readonly T[]) =>
  Type.Unsafe<T>(Type.Union(values.map((value) => Type.Literal(value))));
// Not what PostgreSQL cannot keep, nor halves of characters.
const words = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: "^[^\\u0000-\\u001f\\ud800-\\udfff]*$" });
const slug = "^[a-z0-9]+(?:-[a-z0-9]+)*$";

export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
export const Count = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
export const Uid = Type.String({ pattern: slug, maxLength: 120, description: "Lower-case words joined by hyphens" });
export const Sku = Type.String({ pattern: "^[^\\s\\p{C}](?:[^\\p{C}]*[^\\s\\p{C}])?$", maxLength: 100 });
export const Name = words(200);
const Code = Type.String({ pattern: "^[\\p{L}\\p{N}][\\p{L}\\p{N}./+-]{0,40}$", description: "Stands in addresses" });

const Amount = Type.Number({ minimum: 0, maximum: 10_000_000 });
const Region = oneOf(priceRegions);
/** What a variant costs; V3's sale_price is what is paid while there is one, and its price then what it cost before. */
export const priceFields = {
  price: Amount,
  sale_price: Type.Optional(orNull(Amount)),
  retail_price: Type.Optional(orNull(Amount)),
  currency: Type.Optional(Type.String({ pattern: "^[A-Za-z]{3}$", description: "The region's own, or left out" })),
};
const RegionPrice = Type.Object({ region: Region, ...priceFields }, closed);

const OptionValue = Type.Object(
  {
    label: words(100),
    value_data: Type.Optional(
      Type.Object(
        {
          code: Type.Optional(Code),
          colors: Type.Optional(Type.Array(Type.String({ pattern: "^#[0-9A-Fa-f]{6}$" }), { maxItems: 4 })),
        },
        closed,
      ),
    ),
  },
  closed,
);
const Option = Type.Object(
  {
    display_name: words(60),
    type: oneOf(["swatch", "rectangles", "dropdown"]),
    option_values: Type.Array(OptionValue, { minItems: 1, maxItems: 100 }),
  },
  closed,
);

/** Which value of an option: by its label or its code. */
const Choice = Type.Object(
  {
    option_display_name: words(60),
    label: Type.Optional(words(100)),
    code: Type.Optional(Code),
  },
  closed,
);
const VariantBody = Type.Object(
  {
    id: Type.Optional(Id),
    sku: Type.Optional(Sku),
    option_values: Type.Optional(Type.Array(Choice, { maxItems: 10 })),
    image: Type.Optional(orNull(AssetId)),
    purchasing_disabled: Type.Optional(Type.Boolean()),
    inventory_level: Type.Optional(Count),
    prices: Type.Optional(Type.Array(RegionPrice, { maxItems: priceRegions.length })),
  },
  closed,
);

const fields = {
  uid: Uid,
  sku: Sku,
  kind: Type.String({ pattern: slug, maxLength: 40 }),
  brand: words(100),
  name: Name,
  description: Type.String({ maxLength: 20_000, pattern: "^[^\\u0000\\ud800-\\udfff]*$" }),
  availability: oneOf(["available", "preorder", "disabled"]),
  preorder_release_date: orNull(Type.String({ format: "date", pattern: "^[12]\\d{3}-" })),
  inventory_tracking: oneOf(["none", "product", "variant"]),
  is_visible: Type.Boolean(),
  is_new: Type.Boolean(),
  is_redesigned: Type.Boolean(),
  is_best_seller: Type.Boolean(),
  popularity: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
  // Ids as V3 has them, or uids, which are the same in every shop.
  categories: Type.Array(
    Type.Unsafe<number | string>({ type: ["integer", "string"], minimum: 1, pattern: slug, maxLength: 120 }),
    { maxItems: 100 },
  ),
  custom_fields: Type.Array(Type.Object({ name: words(60), value: words(500) }, closed), { maxItems: 100 }),
  attributes: Type.Record(
    Type.String({ pattern: "^[a-z][a-z0-9_-]{0,39}$" }),
    Type.Array(words(60), { maxItems: 50 }),
    closed,
  ),
  images: Type.Array(Type.Object({ id: AssetId, color: Type.Optional(Code) }, closed), { maxItems: 500 }),
  options: Type.Array(Option, { maxItems: 10 }),
  variants: Type.Array(VariantBody, { minItems: 1, maxItems: 600 }),
};

/** Any part of a product, with what names it: its id, else its uid, else its SKU. */
export const ProductBody = Type.Partial(Type.Object({ id: Id, ...fields }), closed);
export type ProductBody = Static<typeof ProductBody>;
export type VariantBody = Static<typeof VariantBody>;
export type OptionBody = Static<typeof Option>;

const { uid, sku, kind, name, ...others } = fields;
export const NewProduct = Type.Object(
  { uid, sku, kind, name, ...Type.Partial(Type.Object(others)).properties },
  closed,
);

const text = Type.String();
const yes = Type.Boolean();
const whole = Type.Integer();
const as = <T extends string>() => Type.Unsafe<T>(Type.String());
const VariantV3 = Type.Object({
  ...{ id: whole, sku: text, image: orNull(text), purchasing_disabled: yes, inventory_level: Type.Optional(whole) },
  option_values: Type.Array(Type.Object({ option_display_name: text, label: text, code: text })),
  prices: Type.Array(
    Type.Object({
      ...{ region: as<PriceRegion>(), currency: text, price: Type.Number() },
      retail_price: Type.Optional(Type.Number()),
    }),
  ),
});

/** As it is answered, and written into files: a body that says everything. Tables may hold what a body may not. */
export const ProductV3 = Type.Object({
  ...{ id: whole, uid: text, sku: text, kind: text, brand: text, name: text, description: text },
  availability: as<ProductDetail["availability"]>(),
  preorder_release_date: orNull(text),
  inventory_tracking: as<"none" | "product" | "variant">(),
  ...{ is_visible: yes, is_new: yes, is_redesigned: yes, is_best_seller: yes, popularity: whole },
  categories: Type.Array(text),
  custom_fields: Type.Array(Type.Object({ name: text, value: text })),
  attributes: Type.Record(text, Type.Array(text)),
  images: Type.Array(Type.Object({ id: text, color: Type.Optional(text) })),
  options: Type.Array(
    Type.Object({
      ...{ display_name: text, type: as<ProductOption["kind"]>() },
      option_values: Type.Array(
        Type.Object({
          label: text,
          value_data: Type.Object({ code: text, colors: Type.Optional(Type.Array(text)) }),
        }),
      ),
    }),
  ),
  variants: Type.Array(VariantV3),
});
export type ProductV3 = Static<typeof ProductV3>;

export const mostProducts = 50;
export const ProductBatch = Type.Object(
  { products: Type.Array(ProductBody, { minItems: 1, maxItems: mostProducts }) },
  closed,
);
