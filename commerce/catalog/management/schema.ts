import { type Static, Type } from "typebox";
import type { ProductOption } from "#commerce/catalog/products/schema.ts";
import {
  Code,
  Count,
  Gtin,
  Moment,
  Shelf,
  Sku,
  textAs,
  Version,
  Weight,
  words,
} from "#commerce/catalog/shared/value-schemas.ts";
import { OwnValuesAnswer, OwnValuesBody } from "#commerce/shared/own-fields/schema.ts";
import { type PriceRegion, priceRegions } from "#commerce/shared/regions/schema.ts";
import { closed, Id, literals, orNull } from "#commerce/shared/rest/shapes.ts";
import { AssetId } from "#services/media/schema.ts";
import { fieldAnswers, fieldBodies } from "./fields.ts";

/** The maximum number of variants of one product. */
export const mostVariants = 600;

/**
 * Products as staff write and read them (specification 3.12, 7.1), with the V3 management names. A body is any part of
 * a product; lists in it replace the stored ones. Amounts are decimal, in the region's currency.
 */

const Amount = Type.Number({ minimum: 0, maximum: 10_000_000 });
const Region = literals(priceRegions);
/** A variant's prices. While there is a V3 sale_price it is what is paid, and `price` is the former price. */
export const priceFields = {
  price: Amount,
  sale_price: Type.Optional(orNull(Amount)),
  /** The sale price is valid between these moments; before and after them, `price` is. */
  sale_from: Type.Optional(orNull(Moment)),
  sale_until: Type.Optional(orNull(Moment)),
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
          picture: Type.Optional(orNull(AssetId)),
        },
        closed,
      ),
    ),
  },
  closed,
);
const Option = Type.Object(
  {
    /** Identifies an existing option, so that its name can be changed. */
    id: Type.Optional(Id),
    display_name: words(60),
    type: literals(["swatch", "rectangles", "dropdown"]),
    option_values: Type.Array(OptionValue, { minItems: 1, maxItems: 100 }),
  },
  closed,
);

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
    gtin: Type.Optional(orNull(Gtin)),
    weight_grams: Type.Optional(orNull(Weight)),
    inventory_level: Type.Optional(Count),
    /** The level that was returned earlier: only the difference is applied, so that sales in the meantime are kept. */
    inventory_level_seen: Type.Optional(Count),
    /** The low-stock threshold; null for the shop's own. */
    inventory_warning_level: Type.Optional(orNull(Count)),
    bin_picking_number: Type.Optional(orNull(Shelf)),
    own_fields: Type.Optional(OwnValuesBody),
    prices: Type.Optional(Type.Array(RegionPrice, { maxItems: priceRegions.length })),
  },
  closed,
);

const lists = {
  options: Type.Array(Option, { maxItems: 10 }),
  variants: Type.Array(VariantBody, { minItems: 1, maxItems: mostVariants }),
  own_fields: OwnValuesBody,
};

/** Any part of a product, identified by its id, else its uid, else its SKU. */
export const ProductBody = Type.Partial(Type.Object({ id: Id, version: Version, ...fieldBodies, ...lists }), closed);
export type ProductBody = Static<typeof ProductBody>;
export type ProductChange = { body: ProductBody; at: string };
export type VariantBody = Static<typeof VariantBody>;
export type OptionBody = Static<typeof Option>;

const { uid, sku, kind, name, ...others } = { ...fieldBodies, ...lists };
export const NewProduct = Type.Object(
  { uid, sku, kind, name, ...Type.Partial(Type.Object(others)).properties },
  closed,
);

const text = Type.String();
/** Only for a scheduled sale: then `price` is the regular price. */
export const saleAnswer = {
  sale_price: Type.Optional(Type.Number({ description: "Paid from sale_from until sale_until" })),
  sale_from: Type.Optional(text),
  sale_until: Type.Optional(text),
};
const yes = Type.Boolean();
const whole = Type.Integer();
export const VariantV3 = Type.Object({
  id: whole,
  sku: text,
  image: orNull(text),
  purchasing_disabled: yes,
  gtin: orNull(text),
  weight_grams: orNull(whole),
  inventory_level: Type.Optional(whole),
  inventory_level_seen: Type.Optional(whole),
  inventory_warning_level: orNull(whole),
  bin_picking_number: orNull(text),
  own_fields: OwnValuesAnswer,
  option_values: Type.Array(Type.Object({ option_display_name: text, label: text, code: text })),
  prices: Type.Array(
    Type.Object({
      region: textAs<PriceRegion>(),
      currency: text,
      price: Type.Number(),
      retail_price: Type.Optional(Type.Number()),
      ...saleAnswer,
    }),
  ),
});

/** A complete product as in answers and files. Tables may contain values that a body may not. */
export const ProductV3 = Type.Object({
  id: whole,
  version: whole,
  ...fieldAnswers,
  options: Type.Array(
    Type.Object({
      id: whole,
      display_name: text,
      type: textAs<ProductOption["kind"]>(),
      option_values: Type.Array(
        Type.Object({
          label: text,
          value_data: Type.Object({
            code: text,
            colors: Type.Optional(Type.Array(text)),
            picture: Type.Optional(text),
          }),
        }),
      ),
    }),
  ),
  variants: Type.Array(VariantV3),
  own_fields: OwnValuesAnswer,
});
export type ProductV3 = Static<typeof ProductV3>;

export const mostProducts = 50;
export const ProductBatch = Type.Object(
  { products: Type.Array(ProductBody, { minItems: 1, maxItems: mostProducts }) },
  closed,
);
