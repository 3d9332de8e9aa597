import type { Generated } from "kysely";
import type { ReturnStatus } from "#commerce/aftersales/returns/schema.ts";
import type { Stamp } from "#database/columns.ts";

/** Returns and what they hold. */
export type ReturnTables = {
  returns: {
    id: Generated<number>;
    order_id: number;
    status: Generated<ReturnStatus>;
    note: Generated<string>;
    answer: Generated<string>;
    made_by: string;
    created_at: Stamp;
    updated_at: Stamp;
  };
  return_items: { return_id: number; order_line_id: number; quantity: number; reason: string };
};

declare module "#database/tables.ts" {
  interface Tables extends ReturnTables {}
}
