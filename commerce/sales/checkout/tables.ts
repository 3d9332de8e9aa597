import type { ColumnType, Generated } from "kysely";
import type { CappedLine } from "#commerce/sales/cart/schema.ts";
import type { CheckoutState } from "#commerce/sales/checkout/schema.ts";
import type { Json, Stamp } from "#database/columns.ts";

/** The tables of carts and wishlists. */
export type CartTables = {
  carts: {
    id: string;
    region: string;
    currency: string;
    country: string;
    language: string;
    customer_id: number | null;
    checkout: Json<CheckoutState>;
    capped: ColumnType<CappedLine[] | null, string | null | undefined, string | null>;
    session_hash: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
    codes: ColumnType<string[] | null, string[] | null | undefined, string[] | null>;
    created_at: Stamp;
    updated_at: Stamp;
  };
  platform_checkouts: { cart_id: string; claimed_at: Stamp };
  cart_lines: {
    id: Generated<number>;
    cart_id: string;
    product_id: number;
    variant_id: number;
    quantity: number;
    seen_price: number;
  };
};

declare module "#database/tables.ts" {
  interface Tables extends CartTables {}
}
