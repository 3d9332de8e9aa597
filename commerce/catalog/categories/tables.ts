import type { ColumnType, Generated } from "kysely";
import type { Sorting } from "#commerce/catalog/products/schema.ts";
import type { NullableStamp } from "#database/columns.ts";
import type { LocalImages, Pins, Rule } from "./schema.ts";

/** The tree of categories, and the products that are in them. */
declare module "#database/tables.ts" {
  interface Tables {
    categories: {
      id: Generated<number>;
      parent_id: number | null;
      uid: string;
      name: string;
      position: Generated<number>;
      is_visible: Generated<boolean>;
      rule: ColumnType<Rule | null, string | null | undefined, string | null>;
      sort: Generated<Sorting>;
      pins: ColumnType<Pins, string | undefined, string>;
      tile: string | null;
      hero: string | null;
      local_images: ColumnType<LocalImages, string | undefined, string>;
      deleted_at: NullableStamp;
      was_visible: boolean | null;
    };
    product_categories: { product_id: number; category_id: number; by_rule: Generated<boolean> };
  }
}
