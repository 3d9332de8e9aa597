import type { ColumnType, Generated } from "kysely";
import type { ShippingSettings } from "#commerce/sales/shipping/schema.ts";
import type { DisplayNames } from "#commerce/shared/texts/names.ts";
import type { Json } from "#database/columns.ts";

/** Delivery zones and methods. */
export type ShippingTables = {
  shipping_zones: {
    id: Generated<number>;
    region: string;
    name: string;
    countries: string[];
    is_enabled: Generated<boolean>;
    gift_wrap_price: ColumnType<number | null, number | null | undefined, number | null>;
    version: Generated<number>;
  };
  shipping_methods: {
    id: Generated<number>;
    zone_id: number;
    code: string;
    name: string;
    display_names: Json<DisplayNames>;
    type: "freeshipping" | "total";
    is_enabled: Generated<boolean>;
    settings: Json<ShippingSettings>;
    days_from: number;
    days_to: number;
    position: Generated<number>;
  };
  shipping_settings: { id: Generated<boolean>; is_enabled: boolean; hide_free_shipping_groups: number[] };
};

declare module "#database/tables.ts" {
  interface Tables extends ShippingTables {}
}
