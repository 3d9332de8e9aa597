import type { Stamp } from "#database/columns.ts";

declare module "#database/tables.ts" {
  interface Tables {
    store_stock: { store_id: number; variant_id: number; quantity: number; updated_at: Stamp };
  }
}
