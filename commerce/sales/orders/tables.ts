import type { ColumnType, Generated } from "kysely";
import type { HistoryFact } from "#commerce/sales/orders/history/fact.ts";
import type { Order, OrderExtras } from "#commerce/sales/orders/schema.ts";
import type { TotalLine } from "#commerce/sales/totals/schema.ts";
import type { Address } from "#commerce/shared/address/schema.ts";
import type { Json, Stamp } from "#database/columns.ts";

/** Orders, their parcels and returns. */
export type OrderTables = {
  orders: {
    id: Generated<number>;
    cart_id: string;
    customer_id: number | null;
    region: string;
    currency: string;
    country: string;
    language: string;
    status: string;
    email: string;
    billing_address: Json<Address>;
    shipping_address: Json<Address>;
    shipping_method: Json<Order["shippingMethod"]>;
    totals: Json<TotalLine[]>;
    total: number;
    access_hash: Buffer;
    extras: ColumnType<OrderExtras | null, string | null | undefined, string | null>;
    placed_at: Stamp;
    confirmed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    confirmation_sent_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    updated_at: Stamp;
    /** Why staff hold it back from packing; null when they do not. */
    hold_reason: ColumnType<string | null, undefined, string | null>;
    tags: Generated<string[]>;
  };
  order_lines: {
    id: Generated<number>;
    order_id: number;
    product_id: number;
    variant_id: number;
    sku: string;
    name: string;
    options: Json<{ name: string; code: string; label: string }[]>;
    image: string | null;
    quantity: number;
    unit_price: number;
    total: number;
    from_stock: Generated<boolean>;
    /** Units returned to stock. */
    restocked: Generated<number>;
  };
  order_history: {
    id: Generated<number>;
    order_id: number;
    status: string;
    note: Generated<string>;
    /** The event as data; null when the note was written by a person. */
    fact: ColumnType<HistoryFact | null, string | null | undefined, string | null>;
    made_by: Generated<string>;
    at: Stamp;
  };
  order_emails: {
    id: Generated<number>;
    /** Null for a gift card issued by staff. */
    order_id: number | null;
    gift_card_id: number | null;
    kind: string;
    to_email: string;
    subject: string;
    content: Buffer;
    files: string[];
    again_of: number | null;
    made_by: Generated<string>;
    sent_at: Stamp;
  };
  shipments: {
    id: Generated<number>;
    order_id: number;
    tracking_number: Generated<string>;
    shipping_provider: Generated<string>;
    items: Json<{ order_line_id: number; quantity: number }[]>;
    created_at: Stamp;
    delivered_at: Date | null;
  };
};

declare module "#database/tables.ts" {
  interface Tables extends OrderTables {}
}
