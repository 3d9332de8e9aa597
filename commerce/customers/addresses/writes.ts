import { type Kysely, sql } from "kysely";
import { type AddressUse, addressUses } from "#commerce/customers/accounts/schema.ts";
import type { Address } from "#commerce/shared/address/schema.ts";
import type { Tables } from "#database/tables.ts";
import { toAddressRow } from "./fields.ts";

/** Adds an address and returns its id. Null when the customer has `most` addresses already. */
export async function insertAddress(
  db: Kysely<Tables>,
  customerId: number,
  address: Address,
  most: number,
): Promise<number | null> {
  const row = toAddressRow(address);
  const columns = Object.keys(row).map((name) => sql.ref(name));
  const { rows } = await sql<{ id: number }>`
    insert into addresses (customer_id, ${sql.join(columns)})
    select ${customerId}::integer, ${sql.join(Object.values(row).map((value) => sql`${value}::text`))}
    where (select count(*) from addresses where customer_id = ${customerId}) < ${most}
    returning id`.execute(db);
  return rows[0]?.id ?? null;
}

export async function updateAddressRow(
  db: Kysely<Tables>,
  customerId: number,
  id: number,
  address: Address,
): Promise<boolean> {
  const result = await db
    .updateTable("addresses")
    .set(toAddressRow(address))
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/**
 * Makes an address the default for exactly these uses; the former default loses them. Without `uses`, it becomes the
 * default for every use that has none yet. Locks the customer, so that concurrent calls leave one default per use.
 */
export async function updateDefaultAddresses(
  trx: Kysely<Tables>,
  customerId: number,
  id: number,
  uses: readonly AddressUse[] | undefined,
): Promise<void> {
  await sql`select from customers where id = ${customerId} for update`.execute(trx);
  for (const use of addressUses) {
    const column = sql.ref(`is_default_${use}`);
    const isWanted = uses?.includes(use);
    if (isWanted)
      await sql`
        update addresses set ${column} = false
        where customer_id = ${customerId} and id <> ${id} and ${column}`.execute(trx);
    await sql`
      update addresses set ${column} = ${isWanted ?? true} where id = ${id} and customer_id = ${customerId}
        and (${isWanted !== undefined} or not exists (
          select from addresses where customer_id = ${customerId} and ${column}
        ))`.execute(trx);
  }
}

export async function deleteAddressRow(db: Kysely<Tables>, customerId: number, id: number): Promise<boolean> {
  const result = await db
    .deleteFrom("addresses")
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
