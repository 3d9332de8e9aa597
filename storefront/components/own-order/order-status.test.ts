import { describe, expect, test } from "vitest";
import { orderKeyOf, statusKeyOf } from "#commerce/sales/orders/emails/order-key.ts";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import * as guest from "#storefront/pages/guest-order/data.ts";
import * as guestForm from "#storefront/pages/guest-order/form.ts";
import GuestOrder from "#storefront/pages/guest-order/page.tsx";
import * as status from "#storefront/pages/order-status/form.ts";
import OrderStatus from "#storefront/pages/order-status/page.tsx";
import { useDatabase } from "#tests/support/database.ts";
import { form, secret, useOwnOrders } from "#tests/support/own-orders.ts";
import { markupOf } from "#tests/support/page-context.tsx";

const base = useDatabase();
const { counter, contextOf, guestOrder, ship } = useOwnOrders(base);

describe("/order-status", () => {
  test("7.5 number and e-mail address show status and parcels; the link in the mail opens the rest, where guests cancel too", async () => {
    const { orderId, email } = await guestOrder();
    await ship(orderId, { tracking_number: "1Z997", shipping_provider: "UPS" });
    const context = await contextOf({});
    const found = await status.post(context, form({ number: `#${orderId}`, email: ` ${email.toUpperCase()}` }));
    const statusKey = statusKeyOf(orderId, secret);
    const to = `/en-us/order-status/${orderId}?key=${statusKey}&mailed=1`;
    expect(found).toEqual({ kind: "redirect", to, status: 303 });
    expect(await counter.queued("order-mail")).toContainEqual({ orderId, kind: "link" });
    const params = { id: String(orderId) };
    const progress = await contextOf({ params, query: `key=${statusKey}&mailed=1` });
    const shown = await markupOf(progress, GuestOrder, await guest.load(progress));
    for (const part of [`Order ${orderId}`, "https://www.ups.com/track?tracknum=1Z997", "We have just sent that link"])
      expect(shown).toContain(part);
    for (const part of ["Denver", "Kestrel", email, "invoice?", "<form", "Total", "$"])
      expect(shown).not.toContain(part);
    expect(await guestForm.post(progress, form({ action: "cancel" }))).toMatchObject({ kind: "missing" });

    const unsent = await guestOrder();
    const key = orderKeyOf(unsent.orderId, secret);
    const own = await contextOf({ params: { id: String(unsent.orderId) }, query: `key=${key}` });
    const markup = await markupOf(own, GuestOrder, await guest.load(own));
    expect(markup).toContain(`action="/en-us/order-status/${unsent.orderId}?key=${key}"`);
    expect(markup).toContain("Yes, cancel it");
    expect(await guestForm.post(own, form({ action: "cancel" }))).toMatchObject({
      to: expect.stringContaining("&done=cancelled"),
    });
    expect((await findOrder(base.db, unsent.orderId))?.status).toBe("cancelled");
    for (const query of [
      "",
      "key=",
      `key=${orderKeyOf(unsent.orderId + 1, secret)}`,
      `key=${statusKeyOf(orderId, secret)}`,
    ]) {
      const stranger = await contextOf({ params: { id: String(unsent.orderId) }, query });
      expect(await guest.load(stranger)).toMatchObject({ kind: "missing" });
      expect(await guestForm.post(stranger, form({ action: "cancel" }))).toMatchObject({ kind: "missing" });
    }
  });

  test("7.5 an order of an account asks for the account", async () => {
    const [own, other] = [await counter.order(), await counter.order()];
    const typed = form({ number: String(own.orderId), email: own.email });
    const account = `/en-us/account/orders/${own.orderId}`;
    for (const who of [{}, { customerId: own.customerId }])
      expect(await status.post(await contextOf(who), typed)).toEqual({ kind: "redirect", to: account, status: 303 });
    const stranger = await status.post(await contextOf({ customerId: other.customerId }), typed);
    expect(stranger).toMatchObject({ status: 422, props: { problem: { key: "order.find.account" } } });
    expect((await counter.queued("order-mail")).filter(({ orderId }) => orderId === own.orderId)).toEqual([]);
  });

  test("7.5 wrong e-mail addresses shut nobody out of an order, and its address is not mailed without end", async () => {
    const { orderId, email } = await guestOrder();
    const ask = async (fields: { number: string; email: string }) => status.post(await contextOf({}), form(fields));
    const number = String(orderId);
    for (let n = 0; n < 12; n++)
      expect(await ask({ number, email: `x${n}@firn.example` })).toMatchObject({ status: 422 });
    for (let n = 0; n < 7; n++) expect(await ask({ number, email })).toMatchObject({ kind: "redirect", status: 303 });
    const mails = (await counter.queued("order-mail")).filter((mail) => mail.orderId === orderId);
    expect(mails).toEqual(Array(5).fill({ orderId, kind: "link" }));
  });

  test("7.5 wrong ones are all answered alike, and only so often", async () => {
    const { orderId } = await counter.order();
    const context = await contextOf({ language: "fr", country: "fr" });
    for (const [number, email] of [
      ["1", "a@b.example"],
      [String(orderId), "eve@firn.example"],
      ["x", "a@b.example"],
    ] as const) {
      const answer = await status.post(context, form({ number, email }));
      expect(answer).toMatchObject({ status: 422, props: { problem: { key: "order.find.none" } } });
      expect(await markupOf(context, OrderStatus, answer)).toContain("Il n’y a pas de commande");
    }
    const blank = await status.post(context, form({ number: "", email: "eve" }));
    expect(blank).toMatchObject({ status: 422, props: { problem: null, errors: { number: {}, email: {} } } });
    expect((await markupOf(context, OrderStatus, blank)).match(/aria-invalid="true"/g)).toHaveLength(2);
    const tries = [];
    for (let n = 0; n < 4; n++)
      tries.push(await status.post(context, form({ number: String(orderId), email: "eve@firn.example" })));
    expect(tries.at(-1)).toMatchObject({
      status: 429,
      props: { problem: { key: "order.find.tries", values: { minutes: 15 } } },
    });
  });
});
