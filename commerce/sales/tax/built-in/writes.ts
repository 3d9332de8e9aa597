import { sql } from "kysely";
import type { Db, Transaction } from "#database/tables.ts";
import type { RateBody } from "./schema.ts";

/** Adds or changes any number of rates in one statement. */
export async function putRates(db: Db, rates: readonly RateBody[]): Promise<void> {
  await sql`
    insert into tax_postal_rates (state, postal_code, name, percent, state_percent)
    select state, postal_code, coalesce(name, ''), rate, state_rate
    from jsonb_to_recordset(${JSON.stringify(rates)}::jsonb)
      as r (state text, postal_code text, name text, rate numeric, state_rate numeric)
    on conflict (state, postal_code) do update
      set name = excluded.name, percent = excluded.percent, state_percent = excluded.state_percent, updated_at = now()
  `.execute(db);
}

/** Returns whether there was such a rate. */
export async function removeRate(db: Db, state: string, postalCode: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("tax_postal_rates")
    .where("state", "=", state)
    .where("postal_code", "=", postalCode)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Imports a table completely or not at all. With `replace`, other rates of its states are deleted. Returns how many
 * were.
 */
export const importRates = (db: Db, rates: readonly RateBody[], replace: boolean): Promise<number> =>
  db.transaction().execute(async (trx: Transaction) => {
    await putRates(trx, rates);
    if (!replace) return 0;
    const { numAffectedRows = 0n } = await sql`
      delete from tax_postal_rates t
      using (select distinct state from jsonb_to_recordset(${JSON.stringify(rates)}::jsonb) as r (state text)) named
      where t.state = named.state and not exists (
        select from jsonb_to_recordset(${JSON.stringify(rates)}::jsonb) as r (state text, postal_code text)
        where r.state = t.state and r.postal_code = t.postal_code
      )`.execute(trx);
    return Number(numAffectedRows);
  });
