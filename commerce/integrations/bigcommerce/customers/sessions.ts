import { sql } from "kysely";
import type { Customer } from "#commerce/customers/accounts/schema.ts";
import type { Db } from "#database/tables.ts";

/**
 * Sessions stay in our database, even when the store holds carts and customers: an id in a cookie, and its cart and
 * customer in the table. The table needs the customer's row to exist, so customers of the store have a row here that
 * follows theirs, without a password.
 */

export async function rememberCart(db: Db, sessionHash: Buffer, cartId: string): Promise<void> {
  await sql`
    insert into sessions (id_hash, cart_id) values (${sessionHash}, ${cartId})
    on conflict (id_hash) do update set cart_id = excluded.cart_id`.execute(db);
}

export async function holdsCart(db: Db, sessionHash: Buffer | null, cartId: string): Promise<boolean> {
  const { rows } = await sql`select from sessions where id_hash = ${sessionHash} and cart_id = ${cartId}`.execute(db);
  return rows.length > 0;
}

export async function forgetCart(db: Db, sessionHash: Buffer | null, cartId: string): Promise<void> {
  if (!sessionHash) return;
  await sql`update sessions set cart_id = null where id_hash = ${sessionHash} and cart_id = ${cartId}`.execute(db);
}

/**
 * Updates our row of a customer of the store. Another row with the same email address belongs to an account that the
 * store no longer has, so it loses the address. Customer groups are not copied, because the two sides' groups are
 * unrelated.
 */
export async function keepShadow(db: Db, customer: Customer, formFields: readonly object[]): Promise<void> {
  const { id, email, firstName, lastName, notes } = customer;
  const fields = JSON.stringify(formFields);
  await db.transaction().execute(async (trx) => {
    await sql`
      update customers set email = 'former-' || id || '@firn.invalid'
      where lower(email) = lower(${email}) and id <> ${id}`.execute(trx);
    await sql`
      insert into customers as kept (id, email, first_name, last_name, notes, form_fields)
      values (${id}, ${email}, ${firstName}, ${lastName}, ${notes}, ${fields}::jsonb)
      on conflict (id) do update set email = excluded.email, first_name = excluded.first_name,
        last_name = excluded.last_name, notes = excluded.notes, form_fields = excluded.form_fields,
        password_hash = null, updated_at = now()
      where (kept.email, kept.first_name, kept.last_name, kept.notes, kept.form_fields)
        is distinct from (excluded.email, excluded.first_name, excluded.last_name, excluded.notes, excluded.form_fields)
      `.execute(trx);
  });
}
