import type { ColumnType, Generated } from "kysely";
import type { Market } from "#commerce/shared/regions/schema.ts";
import type { Json, Stamp } from "#database/columns.ts";
import type { OwnTaxRate, SetupSteps } from "./schema.ts";

export type SettingsTables = {
  /** Has a single row. */
  shop_settings: {
    id: Generated<number>;
    name: string;
    legal_name: string;
    address: string;
    company_details: string;
    tax_numbers: string;
    bank: string;
    sender_email: string;
    shop_email: string;
    support_email: string;
    contact_email: string;
    logo: string;
    logo_dark: string;
    icon: string;
    accent: string;
    markets: ColumnType<Market[] | null, string | null, string | null>;
    tax_rates: Json<OwnTaxRate[]>;
    setup_steps: Json<SetupSteps>;
    version: Generated<number>;
    updated_at: Stamp;
  };
};

declare module "#database/tables.ts" {
  interface Tables extends SettingsTables {}
}
