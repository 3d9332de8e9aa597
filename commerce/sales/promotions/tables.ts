import type { Generated } from "kysely";
import type { PromotionKind } from "#commerce/sales/promotions/schema.ts";
import type { Json, NullableStamp, Stamp } from "#database/columns.ts";

/** Promotions, their codes, and gift cards. */
export type PromotionTables = {
  promotions: {
    id: Generated<number>;
    version: Generated<number>;
    name: string;
    titles: Json<Record<string, string>>;
    kind: PromotionKind;
    percent: number | null;
    amounts: Json<Record<string, number>>;
    buy: number | null;
    get: number | null;
    reward_category_ids: Generated<number[]>;
    reward_product_ids: Generated<number[]>;
    methods: Generated<string[]>;
    regions: Generated<string[]>;
    group_ids: Generated<number[]>;
    category_ids: Generated<number[]>;
    product_ids: Generated<number[]>;
    minimums: Json<Record<string, number>>;
    is_automatic: boolean;
    is_active: Generated<boolean>;
    is_exclusive: Generated<boolean>;
    priority: Generated<number>;
    starts_at: NullableStamp;
    ends_at: NullableStamp;
    max_uses: number | null;
    max_uses_per_customer: number | null;
    created_at: Stamp;
    updated_at: Stamp;
    deleted_at: NullableStamp;
    was_active: boolean | null;
  };
  promotion_codes: { code: string; promotion_id: number; created_at: Stamp };
  promotion_uses: {
    id: Generated<number>;
    promotion_id: number;
    order_id: number;
    code: string | null;
    customer_id: number | null;
    email_hash: Buffer;
    amount: number;
    at: Stamp;
    released_at: NullableStamp;
  };
  code_tries: { id: Generated<number>; trier_hash: Buffer; at: Stamp };
};

declare module "#database/tables.ts" {
  interface Tables extends PromotionTables {}
}
