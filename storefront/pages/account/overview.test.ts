import { expect, test } from "vitest";
import { reviewReturn } from "#commerce/aftersales/returns/actions.ts";
import { returnsOf } from "#commerce/aftersales/returns/reads.ts";
import { returnDeadline } from "#commerce/aftersales/returns/rules.ts";
import { addWishlistItem } from "#commerce/customers/wishlists/actions.ts";
import { findOrder, shipmentsOf } from "#commerce/sales/orders/reads.ts";
import * as accountForm from "#storefront/pages/account-order/form.ts";
import { plantCustomer } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";
import { form, useOwnOrders } from "#tests/support/own-orders.ts";
import { markupOf } from "#tests/support/page-context.tsx";
import { load } from "./data.ts";
import Account from "./page.tsx";
import { standingOf } from "./standing.ts";

const base = useDatabase();
const { counter, contextOf, ship } = useOwnOrders(base);

type Who = Parameters<typeof contextOf>[0];

async function overview(who: Who): Promise<string> {
  const context = await contextOf(who);
  return markupOf(context, Account, await load(context));
}

test("2.1 the overview names the latest order, its state, and the parcel under way with the carrier's page", async () => {
  const { orderId, customerId } = await counter.order();
  const waiting = await overview({ customerId });
  for (const part of ["Being packed", "Arrives "]) expect(waiting).toContain(part);
  // Nothing was shipped yet, so nothing can be returned.
  expect(waiting).not.toContain("Return it until");
  await ship(orderId, { tracking_number: "1Z999", shipping_provider: "UPS" });
  const markup = await overview({ customerId, country: "de", language: "de" });
  for (const part of [
    "Letzte Bestellung",
    `/de-de/account/orders/${orderId}"`,
    "Unterwegs",
    "https://www.ups.com/track?tracknum=1Z999",
    "Paket verfolgen",
    "Sendungsnummer 1Z999",
    "Deine Wunschliste ist leer",
  ])
    expect(markup).toContain(part);
  // The order has not arrived yet, so it cannot be reviewed.
  expect(markup).not.toContain("/review");
  expect((await standingOf(base.db, customerId)).unreviewed).toEqual([]);
});

test("2.1 days of arrival that are over are said no more, and until when it may come back is said until all of it does", async () => {
  const { orderId, customerId } = await counter.order();
  await ship(orderId);
  const [sent] = await shipmentsOf(base.db, orderId);
  const until = new Date(returnDeadline(sent!.createdAt).getTime() - 1);
  const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(until);
  expect(await overview({ customerId })).toContain(`Return it until ${day}`);
  await base.db
    .updateTable("orders")
    .set({ placed_at: new Date("2020-01-06") })
    .where("id", "=", orderId)
    .execute();
  await base.db
    .updateTable("shipments")
    .set({ created_at: new Date("2020-01-07") })
    .where("order_id", "=", orderId)
    .execute();
  expect(await overview({ customerId })).not.toContain("Arrives ");
  const { lines } = (await findOrder(base.db, orderId))!;
  const all = lines.flatMap(({ id, quantity }) => [
    [`quantity-${id}`, String(quantity)],
    [`reason-${id}`, "too-large"],
  ]);
  const context = await contextOf({ customerId, params: { id: String(orderId) } });
  await accountForm.post(context, form({ action: "return", ...Object.fromEntries(all) }));
  expect(await overview({ customerId })).not.toContain("Return it until");
});

test("2.1 what arrived asks for a review until there is one, and its parcel is under way no more", async () => {
  const { orderId, customerId } = await counter.order();
  await ship(orderId, { tracking_number: "1Z998", shipping_provider: "UPS" });
  await base.db.updateTable("shipments").set({ delivered_at: new Date() }).where("order_id", "=", orderId).execute();
  const markup = await overview({ customerId });
  expect(markup).toMatch(/href="\/en-us\/p\/[\w-]+\/review">How is Kestrel/);
  expect(markup).not.toContain("1Z998");
  const order = await findOrder(base.db, orderId);
  const review = { customer_id: customerId, rating: 5, title: "t", body: "b", display_name: "Ada", language: "en" };
  const products = [...new Set(order!.lines.map(({ productId }) => productId))];
  await base.db
    .insertInto("reviews")
    .values(products.map((product_id) => ({ ...review, product_id, fit: null })))
    .execute();
  expect(await overview({ customerId })).not.toContain("/review");
});

test("7.5 a return stands there until it is settled, with its label once it is approved", async () => {
  const { orderId, customerId } = await counter.order();
  await ship(orderId);
  const [line] = (await findOrder(base.db, orderId))!.lines;
  const context = await contextOf({ customerId, params: { id: String(orderId) } });
  const asked = { action: "return", [`quantity-${line!.id}`]: "1", [`reason-${line!.id}`]: "too-large" };
  await accountForm.post(context, form(asked));
  expect(await overview({ customerId })).toContain("Requested, being looked at");
  const [{ id } = { id: 0 }] = await returnsOf(base.db, orderId);
  await reviewReturn(counter.services, id, { to: "approved", by: "staff:1 ERP" });
  const markup = await overview({ customerId });
  expect(markup).toContain(`Return ${id} of order ${orderId}`);
  expect(markup).toContain(`/en-us/account/orders/${orderId}/return/${id}"`);
  await base.db.updateTable("returns").set({ status: "refunded" }).where("id", "=", id).execute();
  expect(await overview({ customerId })).not.toContain(`Return ${id} of`);
});

test("2.1 without orders it leads to the boards, counts what is wished for, and shows nothing of others", async () => {
  const other = await counter.order();
  const id = await plantCustomer(base.db);
  const [line] = (await findOrder(base.db, other.orderId))!.lines;
  await addWishlistItem(base.db, { customerId: id }, line!.productId);
  const markup = await overview({ customerId: id });
  for (const part of ["Nothing ordered yet", "See the boards", "1 thing on your wishlist", "Keep an address"])
    expect(markup).toContain(part);
  expect(markup).not.toContain(String(other.orderId));
});
