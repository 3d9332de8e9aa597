import { isLanguage } from "#commerce/shared/regions/rules.ts";
import type { Language } from "#commerce/shared/regions/schema.ts";
import type { Db } from "#database/tables.ts";
import { actAsOneself } from "./oneself.ts";

/**
 * The language that a customer has chosen for emails, and for pages after signing in. Null when the language of the
 * visit is used.
 */

export async function findLanguage(db: Db, customerId: number): Promise<Language | null> {
  const row = await db.selectFrom("customers").select("language").where("id", "=", customerId).executeTakeFirst();
  return row?.language && isLanguage(row.language) ? row.language : null;
}

export const setLanguage = (db: Db, customerId: number, language: Language | null): Promise<unknown> =>
  db.transaction().execute(async (trx) => {
    await actAsOneself(trx, customerId);
    await trx.updateTable("customers").set({ language }).where("id", "=", customerId).execute();
  });
