import type { Generated } from "kysely";
import type { Condition, ReturnStatus, Settlement } from "#commerce/aftersales/returns/schema.ts";
import type { Json, Stamp } from "#database/columns.ts";
import type { Swap } from "./exchange/schema.ts";

export type ReturnTables = {
  returns: {
    id: Generated<number>;
    order_id: number;
    status: Generated<ReturnStatus>;
    note: Generated<string>;
    answer: Generated<string>;
    made_by: string;
    settlement: Generated<Settlement>;
    refund_amount: number | null;
    exchange_order_id: number | null;
    exchange_items: Json<Swap[]> | null;
    created_at: Stamp;
    updated_at: Stamp;
  };
  return_receipts: {
    return_id: number;
    order_line_id: number;
    condition: Condition;
    quantity: number;
    restock: boolean;
  };
  return_items: { return_id: number; order_line_id: number; quantity: number; reason: string };
};

declare module "#database/tables.ts" {
  interface Tables extends ReturnTables {}
}
