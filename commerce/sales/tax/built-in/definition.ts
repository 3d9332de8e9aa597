import type { TaxDefinition } from "#commerce/sales/tax/definition.ts";
import { makeTaxTables } from "./tax-tables.ts";

/** Taxes from the shop's own tables. */
export const taxTablesDefinition: TaxDefinition = {
  name: "tables",
  settings: {},
  problems: () => [],
  open: async (_, { db, ownRates }) => makeTaxTables(db, ownRates),
};
