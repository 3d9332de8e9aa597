import { type Kysely, sql } from "kysely";
import type { Address } from "#commerce/shared/address/schema.ts";
import type { Tables } from "#database/tables.ts";
import { type AddressUse, addressUses } from "./schema.ts";

/** Statements that change customers and their addresses. Those that stand alone take any executor; `Kysely` is also a transaction. */
type Executor = Kysely<Tables>;

export type CustomerRow = {
  email: string;
  passwordHash: string | null;
  firstName: string;
  lastName: string;
  /** Absent: the group that counts everywhere by default. */
  groupId?: number;
  notes?: string;
  formFields?: { name: string; value: string }[];
};

/** Adds a customer; null when the e-mail address, however capitalised, has an account. */
export async function insertCustomer(db: Executor, customer: CustomerRow): Promise<number | null> {
  const { email, passwordHash, firstName, lastName, groupId = null, notes = "", formFields = [] } = customer;
  const { rows } = await sql<{ id: number }>`
    insert into customers (email, password_hash, first_name, last_name, customer_group_id, notes, form_fields)
    values (${email}, ${passwordHash}, ${firstName}, ${lastName}, coalesce(${groupId}::integer, (
      select id from customer_groups where is_default and region is null
    )), ${notes}, ${JSON.stringify(formFields)})
    on conflict (lower(email)) do nothing returning id`.execute(db);
  return rows[0]?.id ?? null;
}

export type CustomerUpdate = { firstName?: string; lastName?: string; passwordHash?: string };

export async function updateCustomerRow(db: Executor, id: number, change: CustomerUpdate): Promise<void> {
  const { firstName = null, lastName = null, passwordHash = null } = change;
  await sql`
    update customers set first_name = coalesce(${firstName}, first_name),
      last_name = coalesce(${lastName}, last_name), password_hash = coalesce(${passwordHash}, password_hash),
      updated_at = now()
    where id = ${id}`.execute(db);
}

/** Whether a statement failed because the e-mail address belongs to somebody else. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Error && (error as { constraint?: string }).constraint === "customers_by_email";

const toRow = (address: Address) => ({
  first_name: address.firstName,
  last_name: address.lastName,
  company: address.company,
  address1: address.address1,
  address2: address.address2,
  city: address.city,
  state_or_province: address.state,
  postal_code: address.postalCode,
  country_code: address.country,
  phone: address.phone,
});

/** Adds an address; its id, or null when the customer has `most` already. */
export async function insertAddress(
  db: Executor,
  customerId: number,
  address: Address,
  most: number,
): Promise<number | null> {
  const row = toRow(address);
  const columns = Object.keys(row).map((name) => sql.ref(name));
  const { rows } = await sql<{ id: number }>`
    insert into addresses (customer_id, ${sql.join(columns)})
    select ${customerId}::integer, ${sql.join(Object.values(row).map((value) => sql`${value}::text`))}
    where (select count(*) from addresses where customer_id = ${customerId}) < ${most}
    returning id`.execute(db);
  return rows[0]?.id ?? null;
}

/** Answers false when the customer has no such address. */
export async function updateAddressRow(
  db: Executor,
  customerId: number,
  id: number,
  address: Address,
): Promise<boolean> {
  const result = await db
    .updateTable("addresses")
    .set(toRow(address))
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/**
 * Makes an address the one for these uses, and for no others; the one before is one among others again. Without uses it is
 * for what no address is for yet. Locks the customer, so that two at once leave one.
 */
export async function settleDefaults(
  trx: Executor,
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

/** Answers false when the customer has no such address. */
export async function deleteAddressRow(db: Executor, customerId: number, id: number): Promise<boolean> {
  const result = await db
    .deleteFrom("addresses")
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
