import { readFileSync } from "node:fs";
import { readRates } from "#commerce/sales/tax/built-in/csv.ts";
import { putRates } from "#commerce/sales/tax/built-in/writes.ts";
import type { Transaction } from "#database/tables.ts";

/** Combined sales tax rates of six large cities in 2025, in the form of tax data providers' files. */
export async function addTaxRates(trx: Transaction): Promise<void> {
  const { rates, faults } = readRates(readFileSync(new URL("data/tax-rates.csv", import.meta.url), "utf8"));
  if (Object.keys(faults).length > 0) throw new Error(`demo/data/tax-rates.csv: ${JSON.stringify(faults)}`);
  await putRates(trx, rates);
}
