import type { TaxService } from "#commerce/sales/tax/tax-service.ts";
import type { OwnRates } from "#commerce/settings/live.ts";
import type { Db } from "#database/tables.ts";
import { findPostalRate } from "./reads.ts";
import { answerOf } from "./rules.ts";

/**
 * Taxes from our own tables, in memory except for one query for a postal code in the United States. `ownRates`: the
 * merchant's current rates.
 */
export const makeTaxTables = (db: Db, ownRates: () => OwnRates = () => new Map()): TaxService => ({
  name: "tables",
  books: null,
  async taxesOf(question) {
    const { country, state, postalCode } = question.place;
    const isPlaced = country === "us" && state !== "" && postalCode !== "";
    const local = isPlaced ? await findPostalRate(db, state, postalCode) : null;
    return answerOf(question, local, ownRates());
  },
});
