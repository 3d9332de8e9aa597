import type { ColumnType } from "kysely";
import type { Stamp } from "#database/columns.ts";

/** Sales tax by postal code, where the merchant has added it, and orders that are reported to a hosted tax service. */
export type TaxTables = {
  tax_postal_rates: {
    state: string;
    postal_code: string;
    name: string;
    /** numeric, which the driver answers as text. */
    percent: ColumnType<string, number, number>;
    state_percent: ColumnType<string | null, number | null, number | null>;
    updated_at: Stamp;
  };
};

declare module "#database/tables.ts" {
  interface Tables extends TaxTables {}
}
