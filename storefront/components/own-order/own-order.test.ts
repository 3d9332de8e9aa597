import { describe, expect, test } from "vitest";
import { reviewReturn } from "#commerce/aftersales/returns/actions.ts";
import { returnsOf } from "#commerce/aftersales/returns/reads.ts";
import { orderKeyOf } from "#commerce/sales/orders/emails/order-key.ts";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import * as account from "#storefront/pages/account-order/data.ts";
import * as accountForm from "#storefront/pages/account-order/form.ts";
import AccountOrder from "#storefront/pages/account-order/page.tsx";
import * as orders from "#storefront/pages/account-orders/data.ts";
import Orders from "#storefront/pages/account-orders/page.tsx";
import * as accountReturn from "#storefront/pages/account-return/data.ts";
import { load as loadDone } from "#storefront/pages/checkout-done/data.ts";
import Done from "#storefront/pages/checkout-done/page.tsx";
import Label from "#storefront/pages/guest-return/page.tsx";
import { useDatabase } from "#tests/support/database.ts";
import { form, secret, useOwnOrders } from "#tests/support/own-orders.ts";
import { markupOf } from "#tests/support/page-context.tsx";

const base = useDatabase();
const { counter, contextOf, ship } = useOwnOrders(base);

describe("/account/orders/{id}", () => {
  test("2.1 shows lines, totals, addresses, history in words and parcels with their way to follow them", async () => {
    const { orderId, customerId } = await counter.order();
    await ship(orderId, { tracking_number: "1Z999", shipping_provider: "UPS" });
    const context = await contextOf({ customerId, country: "de", language: "de", params: { id: String(orderId) } });
    const markup = await markupOf(context, AccountOrder, await account.load(context));
    for (const part of [
      `Bestellung ${orderId}`,
      "Kestrel",
      "Denver, CO 80202",
      "https://www.ups.com/track?tracknum=1Z999",
      `/api/orders/${orderId}/invoice?language=de`,
      "Unterwegs",
      "Etwas zurückgeben",
    ])
      expect(markup).toContain(part);
    expect(markup).not.toContain("Ja, stornieren");
    // The order was paid at once.
    expect(markup).not.toContain("Wartet auf die Bank");
  });

  test("2.1 names no place for gift cards alone, nor does the confirmation: they come by e-mail", async () => {
    const { orderId, customerId } = await counter.order();
    const id = String(orderId);
    const context = await contextOf({ customerId, params: { id } });
    const confirmed = { ...context, query: new URLSearchParams({ key: orderKeyOf(orderId, secret) }) };
    const pages = async () => [
      await markupOf(context, AccountOrder, await account.load(context)),
      await markupOf(confirmed, Done, await loadDone(confirmed)),
    ];
    for (const markup of await pages()) expect(markup).toContain("Goes to");
    const byEmail = { id: 0, code: "email", name: "E-mail", daysFrom: 0, daysTo: 0 };
    await base.db
      .updateTable("orders")
      .set({ shipping_method: JSON.stringify(byEmail) })
      .where("id", "=", orderId)
      .execute();
    for (const markup of await pages()) {
      expect(markup).not.toContain("Goes to");
      expect(markup).toContain("Denver, CO 80202");
    }
  });

  test("2.1 another's order is not there, nor one with a number that is none, nor its label", async () => {
    const [own, other] = [await counter.order(), await counter.order()];
    for (const id of [String(other.orderId), "999999999", "0"]) {
      const context = await contextOf({ customerId: own.customerId, params: { id } });
      expect(await account.load(context)).toEqual({ kind: "missing", status: 404 });
      expect(await accountForm.post(context, form({ action: "cancel" }))).toEqual({ kind: "missing", status: 404 });
    }
    expect((await findOrder(base.db, other.orderId))?.status).toBe("awaiting_fulfillment");
  });

  test("7.5 is cancelled by its button as long as nothing has left, and says so when it is too late", async () => {
    const { orderId, customerId } = await counter.order();
    const context = await contextOf({ customerId, params: { id: String(orderId) } });
    expect(await markupOf(context, AccountOrder, await account.load(context))).toContain("Yes, cancel it");
    const done = await accountForm.post(context, form({ action: "cancel" }));
    expect(done).toEqual({ kind: "redirect", to: `/en-us/account/orders/${orderId}?done=cancelled`, status: 303 });
    expect((await findOrder(base.db, orderId))?.status).toBe("cancelled");
    // The confirmation page, opened again, does not ask for payment.
    const key = orderKeyOf(orderId, secret);
    const again = await loadDone({ ...context, query: new URLSearchParams({ key }) });
    expect(again).toMatchObject({ kind: "redirect", to: `/en-us/order-status/${orderId}?key=${key}` });
    const late = await counter.order();
    await ship(late.orderId);
    const other = await contextOf({ customerId: late.customerId, params: { id: String(late.orderId) } });
    const refused = await accountForm.post(other, form({ action: "cancel" }));
    expect(refused).toMatchObject({ status: 422, props: { refused: { problem: { key: "order.cancel.late" } } } });
  });

  test("7.5 pieces are announced for return with a reason each; what is wrong comes back as it was typed", async () => {
    const { orderId, customerId } = await counter.order();
    await ship(orderId);
    const [line] = (await findOrder(base.db, orderId))!.lines;
    const context = await contextOf({ customerId, params: { id: String(orderId) } });
    const send = (fields: Record<string, string>) => accountForm.post(context, form({ action: "return", ...fields }));
    const [quantity, reason] = [`quantity-${line!.id}`, `reason-${line!.id}`];
    expect(await send({})).toMatchObject({
      status: 422,
      props: { refused: { problem: { key: "order.return.problem.none" } } },
    });
    const without = await send({ [quantity]: "1", note: "Too stiff." });
    expect(without).toMatchObject({
      status: 422,
      props: { refused: { problem: { key: "order.return.problem.reason" } } },
    });
    const markup = await markupOf(context, AccountOrder, without);
    expect(markup).toContain("Too stiff.");
    expect(markup).toMatch(new RegExp(`name="${quantity}"[^>]*value="1"`));
    // The error stands beside the field without a value, which gets the focus.
    expect(markup).toMatch(new RegExp(`<select[^>]*id="${reason}"[^>]*aria-invalid="true"`));
    expect(without).toMatchObject({ props: { refused: { errors: { [reason]: {} } } } });
    for (const odd of ["9", "-1", "1.5", "x".repeat(500)])
      expect(await send({ [quantity]: odd, [reason]: "damaged" })).toMatchObject({ status: 422 });
    expect(await send({ [quantity]: "1", [reason]: "damaged", note: "a\u0000b" })).toMatchObject({
      kind: "redirect",
      status: 303,
    });
    expect(await returnsOf(base.db, orderId)).toMatchObject([
      { status: "requested", note: "ab", items: [{ quantity: 1, reason: "damaged" }] },
    ]);
  });

  test("7.5 a piece that gives no reason comes back for that of the one above; of one piece there is no number to type", async () => {
    const { orderId, customerId } = await counter.order();
    await ship(orderId);
    const lines = (await findOrder(base.db, orderId))!.lines;
    const context = await contextOf({ customerId, params: { id: String(orderId) } });
    const shown = await markupOf(context, AccountOrder, await account.load(context));
    const isOne = lines.map(({ id, quantity }) => [
      quantity === 1,
      shown.includes(`type="checkbox" name="quantity-${id}"`),
    ]);
    for (const [one, hasBox] of isOne) expect(hasBox).toBe(one);
    const all = Object.fromEntries(lines.map(({ id }) => [`quantity-${id}`, "1"]));
    const reason = `reason-${lines[0]!.id}`;
    expect(await accountForm.post(context, form({ action: "return", ...all, [reason]: "too-small" }))).toMatchObject({
      status: 303,
    });
    const [made] = await returnsOf(base.db, orderId);
    expect(made?.items.map((item) => item.reason)).toEqual(lines.map(() => "too-small"));
  });

  test("7.5 the label can be printed once the return is approved", async () => {
    const { orderId, customerId } = await counter.order();
    await ship(orderId);
    const [line] = (await findOrder(base.db, orderId))!.lines;
    const context = await contextOf({ customerId, params: { id: String(orderId) } });
    await accountForm.post(
      context,
      form({ action: "return", [`quantity-${line!.id}`]: "1", [`reason-${line!.id}`]: "too-large" }),
    );
    const [{ id: returnId } = { id: 0 }] = await returnsOf(base.db, orderId);
    const asked = { ...context, params: { id: String(orderId), return: String(returnId) } };
    expect(await accountReturn.load(asked)).toMatchObject({ kind: "missing" });
    await reviewReturn(counter.services, returnId, { to: "approved", by: "staff:1 ERP" });
    const markup = await markupOf(asked, Label, await accountReturn.load(asked));
    for (const part of [`R${returnId}`, "Talstation 1", "Ada Berg", "Kestrel"]) expect(markup).toContain(part);
    const stranger = await counter.order();
    const theirs = await contextOf({ customerId: stranger.customerId, params: asked.params });
    expect(await accountReturn.load(theirs)).toMatchObject({ kind: "missing" });
    expect(await markupOf(context, AccountOrder, await account.load(context))).toContain("Open the label");
  });

  test("7.5 ordering again puts in what can be bought, and says what could not", async () => {
    const { orderId, customerId, variantIds } = await counter.order();
    const context = await contextOf({ customerId, params: { id: String(orderId) } });
    await base.pool.query("update stock set available = 1 where variant_id = $1", [variantIds[0]]);
    await base.pool.query("update stock set available = 0 where variant_id = $1", [variantIds[1]]);
    const some = await accountForm.post(context, form({ action: "again" }));
    expect(some).toMatchObject({
      props: { again: { added: 1, count: 2, fewer: [{ count: 1 }], missing: [expect.any(String)] } },
    });
    expect(await markupOf(context, AccountOrder, some)).toContain("1 of 2 articles are in your cart.");
    await base.pool.query("update stock set available = 9 where variant_id = any($1)", [variantIds]);
    const fresh = await contextOf({ customerId, params: { id: String(orderId) } });
    expect(await accountForm.post(fresh, form({ action: "again" }))).toEqual({
      kind: "redirect",
      to: "/en-us/cart",
      status: 303,
    });
    await base.pool.query(
      "update products set availability = 'disabled' where id in (select product_id from variants where id = any($1))",
      [variantIds],
    );
    const none = await accountForm.post(
      await contextOf({ customerId, params: { id: String(orderId) } }),
      form({ action: "again" }),
    );
    expect(none).toMatchObject({ props: { again: { added: 0, missing: [expect.any(String), expect.any(String)] } } });
  });
});

describe("/account/orders", () => {
  test("2.1 has pages of ten, newest first; a page that is none is a 404", async () => {
    const { customerId, orderId } = await counter.order();
    await base.pool.query(
      `insert into orders (cart_id, customer_id, region, currency, country, language, status, email, billing_address,
        shipping_address, shipping_method, totals, total, access_hash, confirmed_at)
       select gen_random_uuid(), customer_id, region, currency, country, language, 'completed', email, billing_address,
        shipping_address, shipping_method, totals, total, access_hash, confirmed_at from orders, generate_series(1, 11)
       where id = $1`,
      [orderId],
    );
    await base.pool.query(
      `insert into order_lines (order_id, product_id, variant_id, sku, name, quantity, unit_price, total)
       select o.id, 1, 1, 'K', 'Kestrel', 1, 100, 100 from orders o where o.customer_id = $1 and o.id > $2`,
      [customerId, orderId],
    );
    const first = await orders.load(await contextOf({ customerId }));
    expect(first).toMatchObject({ props: { newer: null, older: 2 } });
    const context = await contextOf({ customerId, query: "page=2" });
    const second = await orders.load(context);
    expect(second).toMatchObject({ props: { newer: 1, older: null, orders: [{}, { id: orderId }] } });
    const markup = await markupOf(context, Orders, second);
    expect(markup).toContain(`href="/en-us/account/orders/${orderId}"`);
    expect(markup).toContain('rel="prev"');
    for (const page of ["3", "0", "-1", "x", "9".repeat(30)])
      expect(await orders.load(await contextOf({ customerId, query: `page=${page}` }))).toMatchObject({
        kind: "missing",
      });
  });
});
