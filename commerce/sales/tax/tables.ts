import type { ColumnType, Generated } from "kysely";
import type { Stamp } from "#database/columns.ts";

/** Sales tax by postal code, as the merchant has added it, and bookings with a hosted tax service. */
export type TaxTables = {
  tax_postal_rates: {
    state: string;
    postal_code: string;
    name: string;
    /** numeric, which the driver returns as text. */
    percent: ColumnType<string, number, number>;
    state_percent: ColumnType<string | null, number | null, number | null>;
    updated_at: Stamp;
  };
  tax_entries: {
    order_id: number;
    service: string;
    calculation: string;
    entry: ColumnType<string | null, string | undefined, string | undefined>;
    refusal: Generated<string>;
    updated_at: Stamp;
  };
  tax_reversals: {
    refund_id: number;
    entry: ColumnType<string | null, string | undefined, never>;
    refusal: Generated<string>;
    created_at: Stamp;
  };
};

declare module "#database/tables.ts" {
  interface Tables extends TaxTables {}
}
