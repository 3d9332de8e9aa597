import { describe, expect, it } from "vitest";
import { findCart } from "#commerce/sales/cart/reads.ts";
import { post as decide } from "#storefront/pages/checkout-challenge/form.ts";
import { load as loadDone } from "#storefront/pages/checkout-done/data.ts";
import Done from "#storefront/pages/checkout-done/page.tsx";
import { load as loadStatus } from "#storefront/pages/order-status/data.ts";
import OrderStatus from "#storefront/pages/order-status/page.tsx";
import { plantProduct, stockOf } from "#tests/support/catalogue.ts";
import { cards } from "#tests/support/checkout.ts";
import { markupOf } from "#tests/support/page-context.tsx";
import { useCheckoutForm } from "#tests/support/suites/checkout-form.ts";
import { post } from "./form.ts";
import Checkout from "./page.tsx";

const checkout = useCheckoutForm();
const { base, visit, ready, typed, card } = checkout;

describe("checkout without an account", () => {
  it("places one order however often the form is sent, and shows its number", async () => {
    const cart = await ready();
    const form = card(cart, cards.good, "one");
    const before = await stockOf(base.db, checkout.board.variantIds[0] ?? 0);
    const [first, second] = await Promise.all([
      visit(cart.cartId, "step=payment").then((context) => post(context, form)),
      visit(cart.cartId, "step=payment").then((context) => post(context, form)),
    ]);
    expect(first).toMatchObject({ kind: "redirect", status: 303 });
    expect(second).toEqual(first);
    expect(await stockOf(base.db, checkout.board.variantIds[0] ?? 0)).toBe(before - 1);
    const [, id = "", key = ""] = /done\/(\d+)\?key=(.+)$/.exec((first as { to: string }).to) ?? [];
    const context = await visit(cart.cartId, `key=${key}`, { params: { id } });
    const markup = await markupOf(context, Done, await loadDone(context));
    expect(markup).toContain(`<span class="label done-number">Order number ${id}</span></h1>`);
    expect(markup).toContain("ada@firn.example");
    const stranger = await visit(cart.cartId, "key=wrong", { params: { id } });
    expect(await loadDone(stranger)).toMatchObject({ kind: "missing", status: 404 });
  });

  it("4 a form gone back to after its cart became an order names that order", async () => {
    const cart = await ready();
    const context = await visit(cart.cartId, "step=payment");
    const { to } = (await post(context, card(cart, cards.good, "once"))) as { to: string };
    const [, id] = /done\/(\d+)/.exec(to) ?? [];
    const again = await post(context, card(cart, cards.good, "once more"));
    expect(again).toEqual({ kind: "redirect", to: `/en-us/order-status?ordered=${id}`, status: 303 });
    const asking = await visit(cart.cartId, `ordered=${id}`);
    const markup = await markupOf(asking, OrderStatus, await loadStatus(asking));
    expect(markup).toContain(`already been ordered: it is order ${id},`);
    expect(markup).toMatch(new RegExp(`name="number"[^>]*value="${id}"`));
  });

  it("keeps the cart when the card is declined, and says what to do", async () => {
    const cart = await ready();
    const context = await visit(cart.cartId, "step=payment");
    const answer = await post(context, card(cart, cards.declined, "no"));
    expect(answer).toMatchObject({ status: 422 });
    const markup = await markupOf(context, Checkout, answer);
    expect(markup).toContain("nothing was charged");
    expect(markup).not.toContain('value="4000');
    expect((await findCart(base.db, cart.cartId))?.count).toBe(1);
  });

  it("marks a card that cannot be one", async () => {
    const cart = await ready();
    const context = await visit(cart.cartId, "step=payment");
    const answer = await post(context, card(cart, "4111 1111 1111 1112", "typo", { expiry: "13/34" }));
    const markup = await markupOf(context, Checkout, answer);
    expect(markup).toContain("That is not a card number");
    expect(markup).toContain('value="13/34"');
  });

  it("shows the old total and the new before paying", async () => {
    const cart = await ready();
    const context = await visit(cart.cartId, "step=payment");
    const answer = await post(context, card({ ...cart, total: cart.total - 1000 }, cards.good, "late"));
    expect(await markupOf(context, Checkout, answer)).toMatch(/changed from \$452\.02 to \$462\.02/);
  });

  it("says of which line too few are left", async () => {
    const rare = await plantProduct(base.db, { name: "Rare", stock: [1], prices: { us: 20_000 } });
    const cart = await ready(rare);
    await base.db.updateTable("stock").set({ available: 0 }).where("variant_id", "=", rare.variantIds[0]!).execute();
    const context = await visit(cart.cartId, "step=payment");
    const answer = await post(context, card(cart, cards.good, "short"));
    expect(await markupOf(context, Checkout, answer)).toMatch(/Rare has just sold out[\s\S]*href="\/en-us\/cart"/);
  });

  it("leads to the bank's second step, and from there on or back", async () => {
    const cart = await ready();
    const context = await visit(cart.cartId, "step=payment");
    const asked = (await post(context, card(cart, cards.secondStep, "step-1"))) as { to: string };
    expect(asked.to).toMatch(/^\/en-us\/checkout\/challenge\/test_/);
    const bank = (to: string) => visit(cart.cartId, "", { params: { id: to.split("/").at(-1) ?? "" } });
    expect(await decide(await bank(asked.to), typed({ decision: "refuse" }))).toMatchObject({
      to: "/en-us/checkout?step=payment&refused=1",
    });
    const again = (await post(context, card(cart, cards.secondStep, "step-2"))) as { to: string };
    const approved = (await decide(await bank(again.to), typed({ decision: "approve" }))) as { to: string };
    expect(approved.to).toMatch(/\/checkout\/done\/\d+\?key=/);
  });

  it("shows an order whose payment is not settled as waiting", async () => {
    const cart = await ready();
    const context = await visit(cart.cartId, "step=payment");
    const { to } = (await post(context, card(cart, cards.unclear, "silent"))) as { to: string };
    const [, id = "", key = ""] = /done\/(\d+)\?key=(.+)$/.exec(to) ?? [];
    const done = await visit(cart.cartId, `key=${key}`, { params: { id } });
    expect(await markupOf(done, Done, await loadDone(done))).toContain("Waiting for the bank");
  });
});
