import type { Generated } from "kysely";
import type { ProductColumns } from "#commerce/catalog/products/fields/fields.ts";
import type { ProductCard } from "#commerce/catalog/products/schema.ts";
import type { DisplayNames } from "#commerce/shared/texts/names.ts";
import type { Json, NullableStamp, Stamp } from "#database/columns.ts";

/** What is sold: products with their options and variants, prices, stock and the listings made of them. */
declare module "#database/tables.ts" {
  interface Tables {
    products: ProductColumns & {
      id: Generated<number>;
      created_at: Stamp;
      updated_at: Stamp;
      deleted_at: NullableStamp;
    };
    product_options: {
      id: Generated<number>;
      product_id: number;
      name: string;
      kind: "swatch" | "rectangles" | "dropdown";
      position: Generated<number>;
    };
    option_values: {
      id: Generated<number>;
      option_id: number;
      code: string;
      label: string;
      hex_colours: Generated<string[]>;
      /** Media id of what shows it in place of a colour. */
      picture: string | null;
      position: Generated<number>;
    };
    variants: {
      id: Generated<number>;
      product_id: number;
      sku: string;
      position: Generated<number>;
      option_value_ids: Generated<number[]>;
      /** As cart lines show them: [place, option, code, label] each. */
      shown_options: Generated<unknown>;
      image: string | null;
      gtin: string | null;
      weight_grams: number | null;
      purchasing_disabled: Generated<boolean>;
      /** Written by triggers, as cart lines show it: [uid, sku, name, kind, image]. */
      shown: Generated<unknown>;
      is_offered: Generated<boolean>;
      is_tracked: Generated<boolean>;
      /** Price lists whose schedule hides the product now: product-schedules.sql. */
      closed_in: Generated<string[]>;
    };
    product_addresses: { uid: string; product_id: number; since: Stamp };
    product_windows: {
      product_id: number;
      region: string;
      opens_at: NullableStamp;
      closes_at: NullableStamp;
      is_open: boolean;
      turns_at: NullableStamp;
    };
    prices: {
      region: string;
      variant_id: number;
      /**
       * The price that is paid now, and the former price shown with it. For a sale with days both are computed from the
       * columns below.
       */
      price: number;
      retail_price: number | null;
      regular_price: Generated<number | null>;
      regular_retail_price: Generated<number | null>;
      sale_price: Generated<number | null>;
      sale_from: NullableStamp;
      sale_until: NullableStamp;
      turns_at: NullableStamp;
    };
    price_history: { region: string; variant_id: number; price: number; valid_from: Stamp };
    /** `of_product` is the variant's product: a trigger says it. */
    stock: {
      variant_id: number;
      available: number;
      low_at: number | null;
      shelf: string | null;
      of_product: Generated<number>;
    };
    kind_names: { kind: string; names: Json<DisplayNames> };
    product_previews: { product_id: number; nonce: Generated<number>; valid_until: NullableStamp };
    stock_settings: { is_only: Generated<boolean>; low_at: Generated<number> };
    listings: {
      region: string;
      product_id: number;
      terms: string[];
      price: number;
      retail_price: number | null;
      in_stock: boolean;
      is_new: boolean;
      popularity: number;
      name: string;
      variant_count: Generated<number>;
      card: Json<ProductCard>;
    };
    product_summaries: {
      product_id: number;
      name: string;
      brand: string;
      changed_at: Date;
      is_deleted: boolean;
      words: string;
      terms: string[];
    };
    product_offers: { product_id: number; variant_count: number; offers: unknown };
    product_places: { category_id: number; product_id: number };
    product_pictures: { picture: string; product_id: number };
    listing_changes: { product_id: number; changed: Generated<string> };
  }
}
