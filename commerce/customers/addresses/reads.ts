import { addressUses, type SavedAddress } from "#commerce/customers/accounts/schema.ts";
import type { Db } from "#database/tables.ts";
import { fromAddressFields } from "./fields.ts";

/** The customer's addresses: the default for parcels first, then the oldest. */
export async function findAddresses(db: Db, customerId: number): Promise<SavedAddress[]> {
  const rows = await db
    .selectFrom("addresses")
    .selectAll()
    .where("customer_id", "=", customerId)
    .orderBy("is_default_shipping", "desc")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    defaultFor: addressUses.filter((use) => row[`is_default_${use}`]),
    ...fromAddressFields(row),
    country: row.country_code.toLowerCase(),
  }));
}
