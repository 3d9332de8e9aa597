import { sql } from "kysely";
import { type CustomerResult, notFound } from "#commerce/customers/accounts/problems.ts";
import { attemptKeysOf } from "#commerce/shared/credentials/attempts.ts";
import { recordChange } from "#database/changes/record.ts";
import { productTag } from "#database/changes/tags.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { ok } from "#platform/result.ts";

/** Erases customers. Orders keep the data needed for accounting. */

/** Orders in these states no longer need personal data. */
const closed = ["completed", "shipped", "cancelled", "refunded"];

/** Partially refunded, and unchanged for 60 days: no further step is expected. */
const isQuiet = sql`o.status = 'partially_refunded' and o.updated_at < now() - interval '60 days'`;

/**
 * Deletes the account with its addresses, carts, sessions and links. Orders keep their lines and totals, and the parts
 * of the addresses that the tax is based on (country, state, postal code); name, street, town, phone and e-mail are
 * removed. Open orders keep this data until they are closed, because they still have to be delivered;
 * eraseClosedOrders() handles them later.
 */
export async function deleteCustomer(db: Db, customerId: number): Promise<CustomerResult<void>> {
  return db.transaction().execute(async (trx) => {
    const customer = await trx
      .selectFrom("customers")
      .select(["email", "email_verified_at", "tags"])
      .where("id", "=", customerId)
      .forUpdate()
      .executeTakeFirst();
    if (!customer) return notFound();
    await sql`
      insert into erasures (order_id) select id from orders where customer_id = ${customerId}
      on conflict do nothing`.execute(trx);
    await anonymiseOrders(trx);
    // A cart that is being paid for loses its customer and its checkout data; its order has everything it needs.
    await sql`
      delete from carts c where c.customer_id = ${customerId} and not exists (
        select from orders o where o.cart_id = c.id and o.status = any (open_statuses())
      )`.execute(trx);
    await sql`update carts set checkout = '{}' where customer_id = ${customerId}`.execute(trx);
    await anonymiseWords(trx, customerId);
    await forgetCodes(trx, customerId, customer.email);
    // An address that was never confirmed may belong to somebody else, who wants these emails.
    if (customer.email_verified_at) await forgetEmails(trx, customer.email);
    const { emailHash } = attemptKeysOf(customer.email, "");
    await trx.deleteFrom("sign_in_failures").where("email_hash", "=", emailHash).execute();
    await forgetImports(trx, customer.email);
    await forgetViews(trx, customer.email);
    // Deleted before the customer, because deleting the customer also clears the audit log's entries about these parts.
    await trx.deleteFrom("addresses").where("customer_id", "=", customerId).execute();
    await trx.deleteFrom("customers").where("id", "=", customerId).execute();
    await forgetTags(trx, customer.tags);
    return ok(undefined);
  });
}

/** Clears the recipients of gift cards, and the addresses that promotions were used with. The cards and uses stay. */
async function forgetCodes(trx: Transaction, customerId: number, email: string): Promise<void> {
  await sql`
    update gift_cards set to_name = '', to_email = '', message = ''
    where lower(to_email) = lower(${email})`.execute(trx);
  await sql`update promotion_uses set email_hash = '' where customer_id = ${customerId}`.execute(trx);
}

/** Removes tags that no other customer has from the suggestions, because they may name the person. */
async function forgetTags(trx: Transaction, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return;
  await sql`
    delete from customer_tags t where name = any (${[...tags]}::text[])
      and not exists (select from customers c where c.tags <> '{}' and c.tags @> array[t.name])`.execute(trx);
}

/** Empties this customer's rows in import files, which are kept for a while so that refused rows can be corrected. */
async function forgetImports(trx: Transaction, email: string): Promise<void> {
  await sql`
    update import_items set key = '', cells = '[]', faults = '[]'
    where file_id in (select id from import_files where format = 'shopify-customers') and lower(key) = lower(${email})`.execute(
    trx,
  );
}

/**
 * Removes the search text from saved views of the office that contain the address; they show the unsearched list from
 * then on.
 */
async function forgetViews(trx: Transaction, email: string): Promise<void> {
  await sql`
    update staff_views set name = case when strpos(lower(name), lower(${email})) > 0 then list else name end,
      search = search - 'q', updated_at = now()
    where strpos(lower(search ->> 'q'), lower(${email})) > 0`.execute(trx);
}

/**
 * Deletes subscriptions, stock notifications and pro applications of the address. The applications' proofs are deleted
 * by the next cleanup.
 */
async function forgetEmails(trx: Transaction, email: string): Promise<void> {
  await sql`delete from subscriptions where lower(email) = lower(${email})`.execute(trx);
  await sql`delete from stock_watches where lower(email) = lower(${email})`.execute(trx);
  await sql`delete from pro_applications where lower(email) = lower(${email})`.execute(trx);
}

/**
 * Removes personal data from closed orders that wait for erasure: names, addresses, cards, e-mails, and free texts,
 * which may contain names. The order itself is updated last, because the audit log then clears its entries about the
 * order and its parts.
 */
async function anonymiseOrders(trx: Transaction): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    delete from erasures using orders o
    where o.id = order_id and (o.status = any (${closed}) or ${isQuiet}) returning order_id as id`.execute(trx);
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  const isDue = sql`order_id = any (${ids}::integer[])`;
  await sql`update payments set paid_with = paid_with - 'card' where ${isDue}`.execute(trx);
  await sql`
    update refunds set reason = '' where reason <> '' and payment_id in (select id from payments where ${isDue})`.execute(
    trx,
  );
  await sql`update returns set note = '', answer = '' where ${isDue} and (note <> '' or answer <> '')`.execute(trx);
  await sql`
    update order_history set note = '', fact = (fact - 'text') #- '{because,text}'
    where ${isDue} and (fact is null and note <> '' or fact ->> 'text' <> '' or fact #>> '{because,text}' <> '')`.execute(
    trx,
  );
  await sql`delete from order_notes where ${isDue}`.execute(trx);
  await sql`delete from order_emails where ${isDue}`.execute(trx);
  await sql`
    update orders set email = '', updated_at = now(), extras = extras - 'note' - 'gift' - 'recipients', own_fields = '{}',
      billing_address = ${nameless(sql`billing_address`)}, shipping_address = ${nameless(sql`shipping_address`)}
    where id = any (${ids}::integer[])`.execute(trx);
}

/**
 * Reviews, questions and answers stay, without names and pictures. The product pages that show them are rendered again.
 */
async function anonymiseWords(trx: Transaction, customerId: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    with said as (
      update reviews set display_name = '', email_hash = null, weight = null, height = null where customer_id = ${customerId} returning id, product_id
    ), photos as (
      update review_photos set review_id = null where review_id in (select id from said)
    ), asked as (
      update product_questions set display_name = '', email = '' where customer_id = ${customerId} returning product_id
    ), answered as (
      update product_answers set display_name = '' where customer_id = ${customerId} returning question_id
    )
    select product_id as id from said union select product_id from asked
    union select product_id from product_questions where id in (select question_id from answered)`.execute(trx);
  await recordChange(
    trx,
    rows.map(({ id }) => productTag(id)),
  );
}

const nameless = (address: ReturnType<typeof sql>) => sql`
  ${address} || '{"firstName": "", "lastName": "", "company": "", "address1": "", "address2": "", "city": "", "phone": ""}'`;

/** Runs once a day: erases orders that were open when their customer was deleted and are closed now. */
export const eraseClosedOrders = (db: Db): Promise<void> => db.transaction().execute(anonymiseOrders);

/** Runs once a day: deletes expired sessions and links, and old attempt counts. */
export async function forgetOldSessions(db: Db): Promise<void> {
  await sql`delete from sessions where seen_at < now() - interval '30 days'`.execute(db);
  await sql`delete from sign_in_failures where at < now() - interval '1 day'`.execute(db);
  await sql`delete from letter_requests where at < now() - interval '1 day'`.execute(db);
  await sql`delete from customer_tokens where expires_at < now()`.execute(db);
  await sql`delete from used_challenges where expires_at < now()`.execute(db);
  await sql`delete from account_openings where at < now() - interval '1 day'`.execute(db);
}
