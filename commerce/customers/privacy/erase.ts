import { sql } from "kysely";
import { type CustomerResult, notFound } from "#commerce/customers/accounts/problems.ts";
import { attemptKeysOf } from "#commerce/shared/credentials/attempts.ts";
import { recordChange } from "#database/changes/record.ts";
import { productTag } from "#database/changes/tags.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { ok } from "#platform/result.ts";

/** What leaves with a customer, and what stays: orders keep what the books need. */

/** Orders in these states need nobody's name any more. */
const closed = ["completed", "shipped", "cancelled", "refunded"];

/** A part of the money went back, and nothing has happened since: nobody can say that more is to come. */
const isQuiet = sql`o.status = 'partially_refunded' and o.updated_at < now() - interval '60 days'`;

/**
 * Deletes the account with its addresses, carts, sessions and links. Orders keep their lines and totals, and of the
 * addresses what the tax was worked out from (country, state, postal code); name, street, town, phone and e-mail go. Orders
 * under way keep theirs until they are closed, or nobody could deliver them; eraseClosedOrders() sees to these.
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
    // A cart that is being paid for becomes nobody's, without what checkout knew; its order has all it needs.
    await sql`
      delete from carts c where c.customer_id = ${customerId} and not exists (
        select from orders o where o.cart_id = c.id and o.status in ('pending', 'awaiting_payment')
      )`.execute(trx);
    await sql`update carts set checkout = '{}' where customer_id = ${customerId}`.execute(trx);
    await anonymiseWords(trx, customerId);
    await forgetCodes(trx, customerId, customer.email);
    // An address that was never confirmed may be somebody else's, who wants these emails.
    if (customer.email_verified_at) await forgetEmails(trx, customer.email);
    const { emailHash } = attemptKeysOf(customer.email, "");
    await trx.deleteFrom("sign_in_failures").where("email_hash", "=", emailHash).execute();
    await forgetImports(trx, customer.email);
    await forgetViews(trx, customer.email);
    // Before the customer, since the audit log forgets them then, with what was written of their parts.
    await trx.deleteFrom("addresses").where("customer_id", "=", customerId).execute();
    await trx.deleteFrom("customers").where("id", "=", customerId).execute();
    await forgetTags(trx, customer.tags);
    return ok(undefined);
  });
}

/** Whom a gift card was sent to, and by which address promotions were used. Cards and uses stay. */
async function forgetCodes(trx: Transaction, customerId: number, email: string): Promise<void> {
  await sql`
    update gift_cards set to_name = '', to_email = '', message = ''
    where lower(to_email) = lower(${email})`.execute(trx);
  await sql`update promotion_uses set email_hash = '' where customer_id = ${customerId}`.execute(trx);
}

/** A tag that nobody else carries may name the person; it is offered no more. */
async function forgetTags(trx: Transaction, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return;
  await sql`
    delete from customer_tags t where name = any (${[...tags]}::text[])
      and not exists (select from customers c where c.tags <> '{}' and c.tags @> array[t.name])`.execute(trx);
}

/** Rows of files of customers, which are kept for a while so that what was refused can be mended. */
async function forgetImports(trx: Transaction, email: string): Promise<void> {
  await sql`
    update import_items set key = '', cells = '[]', faults = '[]'
    where file_id in (select id from import_files where format = 'shopify-customers') and lower(key) = lower(${email})`.execute(
    trx,
  );
}

/** Lists of the office that were saved with what was searched for: they show all from then on. */
async function forgetViews(trx: Transaction, email: string): Promise<void> {
  await sql`
    update staff_views set name = case when strpos(lower(name), lower(${email})) > 0 then list else name end,
      search = search - 'q', updated_at = now()
    where strpos(lower(search ->> 'q'), lower(${email})) > 0`.execute(trx);
}

/** Lists, what was waited for, and applications that no account has; their proofs go with the next clearing. */
async function forgetEmails(trx: Transaction, email: string): Promise<void> {
  await sql`delete from subscriptions where lower(email) = lower(${email})`.execute(trx);
  await sql`delete from stock_watches where lower(email) = lower(${email})`.execute(trx);
  await sql`delete from pro_applications where lower(email) = lower(${email})`.execute(trx);
}

/**
 * Takes the person out of the closed ones among the orders that wait for it: names, addresses, cards, e-mails, and all words
 * that somebody wrote, which may name them. The order itself comes last, since the audit log forgets it then, with its parts.
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

/** What was said of products stays, without a name and without pictures; the pages that show it are made anew. */
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

/** Once a day: orders that were under way when their customer left, and are closed by now. */
export const eraseClosedOrders = (db: Db): Promise<void> => db.transaction().execute(anonymiseOrders);

/** Once a day: sessions and links that are over, and counts that count no more. */
export async function forgetOldSessions(db: Db): Promise<void> {
  await sql`delete from sessions where seen_at < now() - interval '30 days'`.execute(db);
  await sql`delete from sign_in_failures where at < now() - interval '1 day'`.execute(db);
  await sql`delete from letter_requests where at < now() - interval '1 day'`.execute(db);
  await sql`delete from customer_tokens where expires_at < now()`.execute(db);
  await sql`delete from used_challenges where expires_at < now()`.execute(db);
  await sql`delete from account_openings where at < now() - interval '1 day'`.execute(db);
}
