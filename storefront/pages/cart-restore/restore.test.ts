import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashSessionId } from "#commerce/customers/sign-in/sessions.ts";
import { createCart } from "#commerce/sales/cart/actions.ts";
import { findCart } from "#commerce/sales/cart/reads.ts";
import {
  cartReminderQueue,
  forgetOldReminders,
  remindOfCarts,
  wantReminder,
} from "#commerce/sales/checkout/reminders/actions.ts";
import { sendCartReminder } from "#commerce/sales/checkout/reminders/email.tsx";
import { localeOf } from "#commerce/shared/regions/rules.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import type { Message } from "#platform/mail.ts";
import type { PrivateContext } from "#storefront/app/page.ts";
import * as refusing from "#storefront/pages/cart-reminders/data.ts";
import { post as refuse } from "#storefront/pages/cart-reminders/form.ts";
import Reminders from "#storefront/pages/cart-reminders/page.tsx";
import { cartOf, cartVisit } from "#tests/support/cart-visit.ts";
import { plantCustomer, plantProduct } from "#tests/support/catalogue.ts";
import { checkoutServices } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { markupOf } from "#tests/support/page-context.tsx";
import { plantSession } from "#tests/support/routes.ts";
import { load } from "./data.ts";
import { post } from "./form.ts";
import Restore from "./page.tsx";

const base = useDatabase();
const secret = "a".repeat(32);
let paying: Awaited<ReturnType<typeof checkoutServices>>;
let board = 0;
beforeAll(async () => {
  paying = await checkoutServices(base);
  board = (await plantProduct(base.db, { stock: [9], name: "Kestrel" })).variantIds[0]!;
});
afterAll(() => paying.stop());

const locale = localeOf("us", "en") as Locale;
/** A cart that was abandoned the given number of hours ago, with the given e-mail address. */
async function left(email: string | null, hours: number, customerId: number | null = null): Promise<string> {
  const sessionHash = hashSessionId(await plantSession(base.db, customerId));
  const made = await createCart(base.db, { locale, region: "us", sessionHash }, [{ variantId: board, quantity: 2 }]);
  if (!made.ok) throw new Error(made.problem.code);
  const checkout = JSON.stringify(email === null ? {} : { email });
  await sql`
    update carts set checkout = ${checkout}, customer_id = ${customerId},
      updated_at = now() - make_interval(mins => ${hours * 60}) where id = ${made.value.id}`.execute(base.db);
  return made.value.id;
}
const subscribe = (email: string) =>
  sql`
  insert into subscriptions (email, list, locale, region, confirmed_at)
  values (${email}, 'news', 'en-us', 'us', now())`.execute(base.db);
const remind = (hours = 4) => remindOfCarts({ ...paying, config: { CART_REMINDER_HOURS: hours } });
async function sentFor(): Promise<{ cart: string; id: number }[]> {
  const { rows } = await sql<{ cart: string; id: number }>`
    select r.cart_id as cart, r.id from cart_reminders r
    join pgboss.job j on j.name = ${cartReminderQueue} and (j.data ->> 'reminderId')::int = r.id
    order by r.id`.execute(base.db);
  return rows;
}

async function emailFor(cartId: string): Promise<Message | undefined> {
  const id = (await sentFor()).find(({ cart }) => cart === cartId)?.id ?? 0;
  const { services } = await cartVisit(base.db);
  const config = { ...services.config, SECRET: secret, PUBLIC_URL: "https://firn.example" };
  const sent: Message[] = [];
  await sendCartReminder({ ...services, config }, { send: async (message) => void sent.push(message) }, id);
  return sent[0];
}
const queryIn = (email: Message | undefined, path: string): string =>
  new RegExp(`en-us/cart/${path}\\?(\\S+)`).exec(email?.text ?? "")?.[1] ?? "";

async function visitor(query: string, cartId: string | null = null): Promise<PrivateContext> {
  const context = await cartVisit(base.db, { query, cartId });
  const config = { ...context.services.config, SECRET: secret };
  return { ...context, services: { ...context.services, config } };
}

test("3.6 an e-mail goes to those who agreed, once for a cart, and to nobody whose cart became an order", async () => {
  const asked = await left("asked@firn.example", 5);
  await wantReminder(base.db, asked, true);
  const taken = await left("taken@firn.example", 5);
  await wantReminder(base.db, taken, true);
  await wantReminder(base.db, taken, false);
  await left("silent@firn.example", 5);
  await subscribe("Reader@firn.example");
  const older = await left("reader@firn.example", 9);
  const reader = await left("reader@firn.example", 5);
  const fresh = await left("asked2@firn.example", 3);
  await wantReminder(base.db, fresh, true);
  const cold = await left("asked3@firn.example", 100);
  await wantReminder(base.db, cold, true);
  await wantReminder(base.db, await left(null, 5), true);
  const customerId = await plantCustomer(base.db);
  const { email } = await base.db
    .selectFrom("customers")
    .select("email")
    .where("id", "=", customerId)
    .executeTakeFirstOrThrow();
  await subscribe(email);
  const customers = await left(null, 5, customerId);
  const bought = await left("bought@firn.example", 5);
  await wantReminder(base.db, bought, true);
  await sql`
    insert into orders (cart_id, region, currency, country, language, status, email, billing_address, shipping_address,
      shipping_method, totals, total, access_hash)
    values (${bought}, 'us', 'USD', 'us', 'en', 'cancelled', 'bought@firn.example', '{}', '{}', '{}', '[]', 1, '\\x00')`.execute(
    base.db,
  );

  expect(await remind(0)).toBe(0);
  expect(await remind()).toBe(3);
  const carts = (await sentFor()).map(({ cart }) => cart);
  expect(carts.sort()).toEqual([asked, reader, customers].sort());
  expect(carts).not.toContain(older);
  expect(await remind()).toBe(0);
});

test("3.6 the e-mail's link fills another browser's cart, without the shopper's address, and never twice", async () => {
  const cartId = await left("leaver@firn.example", 6);
  await wantReminder(base.db, cartId, true);
  await remind();
  const email = await emailFor(cartId);
  expect(email).toMatchObject({ to: "leaver@firn.example", subject: "Still in your cart: Kestrel" });
  expect(email?.text).toContain("Kestrel (");
  expect(email?.html).not.toContain(cartId);
  const query = queryIn(email, "restore");

  const stranger = await visitor(query);
  const page = await markupOf(stranger, Restore, await load(stranger));
  expect(page).toContain("Kestrel");
  expect(page).not.toMatch(/leaver@|<\/?null/);
  expect(await load(await visitor(query, cartId))).toMatchObject({ kind: "redirect", to: "/en-us/cart" });
  expect(await post(stranger, new URLSearchParams())).toMatchObject({ kind: "redirect", to: "/en-us/cart" });
  const own = await cartOf(base.db, stranger);
  expect(own).not.toBe(cartId);
  expect((await findCart(base.db, own ?? ""))?.lines.map(({ quantity }) => quantity)).toEqual([2]);
  const again = { ...stranger, visitor: { ...stranger.visitor, cartId: own } };
  await post(again, new URLSearchParams());
  expect((await findCart(base.db, own ?? ""))?.count).toBe(2);
  expect(await load(await visitor(query.replace(/.$/, "x")))).toMatchObject({ status: 410 });
});

test("3.6 whoever refuses gets no more of them, even when the cart is gone", async () => {
  const cartId = await left("no@firn.example", 6);
  await wantReminder(base.db, cartId, true);
  await remind();
  const query = queryIn(await emailFor(cartId), "reminders");
  await sql`delete from carts where id = ${cartId}`.execute(base.db);
  await forgetOldReminders(base.db);
  const context = await visitor(query);
  expect(await markupOf(context, Reminders, await refusing.load(context))).toContain("No more of these letters");
  expect(await refuse(context, new URLSearchParams())).toMatchObject({ kind: "redirect", status: 303 });
  await sql`update cart_reminders set sent_at = sent_at - interval '8 days' where cart_id is null`.execute(base.db);
  await wantReminder(base.db, await left("NO@firn.example", 6), true);
  expect(await remind()).toBe(0);
  expect(await refusing.load(await visitor("reminder=1&key=abc"))).toMatchObject({ kind: "missing" });
});
