import { sql } from "kysely";
import type { Db } from "#database/tables.ts";
import type { PostalRate } from "./schema.ts";

/**
 * The total rate in percent at a postal code of a state; null when the merchant has entered none. The last four digits
 * of ZIP+4 are ignored.
 */
export async function findPostalRate(db: Db, state: string, postalCode: string): Promise<number | null> {
  const row = await db
    .selectFrom("tax_postal_rates")
    .select("percent")
    .where("state", "=", state)
    .where("postal_code", "=", postalCode.slice(0, 5))
    .executeTakeFirst();
  return row ? Number(row.percent) : null;
}

export type PostalRatePage = { rates: PostalRate[]; total: number };

/** A page of rates by state and postal code, of one state or all. */
export async function findPostalRates(
  db: Db,
  { state, postalCode, limit, offset }: { state?: string; postalCode?: string; limit: number; offset: number },
): Promise<PostalRatePage> {
  let wanted = db.selectFrom("tax_postal_rates");
  if (state !== undefined) wanted = wanted.where("state", "=", state);
  if (postalCode !== undefined) wanted = wanted.where("postal_code", "=", postalCode);
  const [rows, { total }] = await Promise.all([
    wanted.selectAll().orderBy("state").orderBy("postal_code").limit(limit).offset(offset).execute(),
    wanted.select(sql<string>`count(*)`.as("total")).executeTakeFirstOrThrow(),
  ]);
  const rates = rows.map((row) => ({
    state: row.state,
    postal_code: row.postal_code,
    name: row.name,
    rate: Number(row.percent),
    state_rate: row.state_percent === null ? null : Number(row.state_percent),
    updated_at: row.updated_at.toISOString(),
  }));
  return { rates, total: Number(total) };
}
