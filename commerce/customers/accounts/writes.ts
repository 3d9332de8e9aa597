import { type Kysely, sql } from "kysely";
import type { Tables } from "#database/tables.ts";

/** Statements that change customers. Single statements take any executor; `Kysely` also covers transactions. */
type Executor = Kysely<Tables>;

export type CustomerRow = {
  email: string;
  passwordHash: string | null;
  firstName: string;
  lastName: string;
  /** When absent, the default group for all regions. */
  groupId?: number;
  notes?: string;
  formFields?: { name: string; value: string }[];
};

/** Adds a customer and returns the id. Null when the e-mail address, ignoring case, has an account. */
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

/** Whether a statement failed because the e-mail address belongs to another customer. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Error && (error as { constraint?: string }).constraint === "customers_by_email";
