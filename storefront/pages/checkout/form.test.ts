import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createCart } from "#commerce/sales/cart/actions.ts";
import { cartKeyOf } from "#commerce/sales/cart/holder.ts";
import { findCart } from "#commerce/sales/cart/reads.ts";
import type { CheckoutServices } from "#commerce/sales/checkout/services.ts";
import { giveCard } from "#commerce/sales/gift-cards/actions.ts";
import { cartOf, cartVisit } from "#tests/support/cart-visit.ts";
import { cards } from "#tests/support/checkout.ts";
import { markupOf } from "#tests/support/page-context.tsx";
import { useCheckoutForm } from "#tests/support/suites/checkout-form.ts";
import { load } from "./data.ts";
import { post } from "./form.ts";
import Checkout from "./page.tsx";

const checkout = useCheckoutForm();
const { base, visit, ready, typed, address, card } = checkout;

describe("3.2 the address form without scripts", () => {
  it("fills in the town and state that its postal code tells, and refuses a code of another state", async () => {
    const cart = await ready();
    const context = await visit(cart.cartId, "step=delivery");
    const short = address({ "shipping.city": "", "shipping.state": "", "shipping.postalCode": "05401" });
    expect(await post(context, short)).toMatchObject({ to: "/en-us/checkout?step=payment" });
    const shown = await visit(cart.cartId, "step=payment");
    expect(await markupOf(shown, Checkout, await load(shown))).toContain("Burlington, VT 05401");
    const wrong = await post(context, address({ "shipping.state": "OR", "shipping.postalCode": "05401" }));
    const markup = await markupOf(context, Checkout, wrong);
    expect(markup).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="shipping.postalCode"/);
    expect(markup).toContain("That postal code is in another state or province.");
  });
});

describe("gift cards on the page", () => {
  it("pay for everything without another card; a wrong one says so beside its field", async () => {
    const cart = await ready();
    const given = await giveCard(
      checkout.paying,
      { currency: "USD", amount: 60_000, expiresAt: null, language: "en" },
      "",
    );
    const context = await visit(cart.cartId, "step=gift-card");
    const refused = await markupOf(context, Checkout, await post(context, typed({ gift_card: "1234", action: "add" })));
    expect(refused).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="gift_card"[^>]*value="1234"/);
    expect(refused).toContain("We do not know this gift card");
    const empty = await markupOf(context, Checkout, await post(context, typed({ gift_card: "", action: "add" })));
    expect(empty).toContain("Type the code.");
    const added = await post(context, typed({ gift_card: given.code, action: "add" }));
    expect(added).toMatchObject({ to: "/en-us/checkout?step=payment", status: 303 });
    const payment = await visit(cart.cartId, "step=payment");
    const markup = await markupOf(payment, Checkout, await load(payment));
    expect(markup).toContain("Your gift card pays for everything");
    expect(markup).not.toContain("cc-number");
    const fields = { cart_id: cart.cartId, idempotency_key: "covered-1", expected_total: String(cart.total) };
    const placed = await post(payment, typed({ ...fields, expected_due: "0" }));
    expect(placed).toMatchObject({ status: 303, to: expect.stringContaining("/checkout/done/") });
  });

  it("a form without a card is refused where something is left to pay", async () => {
    const cart = await ready();
    const payment = await visit(cart.cartId, "step=payment");
    const fields = { cart_id: cart.cartId, idempotency_key: "covered-2", expected_total: String(cart.total) };
    expect(await post(payment, typed({ ...fields, expected_due: "0" }))).toMatchObject({ status: 422 });
    expect((await findCart(base.db, cart.cartId))?.count).toBe(1);
  });
});

describe("checkout without an account", () => {
  it("4 goes on with its cart where the session ended meanwhile; a customer's cart comes along with no form", async () => {
    const { cartId } = await ready();
    const ended = await cartVisit(base.db, { query: "step=contact", paying: checkout.paying as CheckoutServices });
    expect(ended.visitor.cartId).toBeNull();
    expect(await post(ended, typed({ email: "ada@firn.example" }))).toMatchObject({ to: "/en-us/cart" });
    // The cart's id alone gives no access to the data entered for it.
    expect(await post(ended, typed({ email: "ada@firn.example", cart_id: cartId }))).toMatchObject({
      to: "/en-us/cart",
    });
    const cart_key = cartKeyOf(cartId, ended.services.config.SECRET);
    expect(await post(ended, typed({ email: "ada@firn.example", cart_id: cartId, cart_key }))).toMatchObject({
      to: "/en-us/checkout?step=delivery",
    });
    expect(await cartOf(base.db, ended)).toBe(cartId);

    const own = await ready();
    const customer = {
      password_hash: "",
      form_fields: "[]",
      first_name: "A",
      last_name: "B",
      email: `own-${own.cartId}@firn.example`,
    };
    const { id } = await base.db.insertInto("customers").values(customer).returning("id").executeTakeFirstOrThrow();
    await base.db.updateTable("carts").set({ customer_id: id }).where("id", "=", own.cartId).execute();
    const other = await cartVisit(base.db, { query: "step=contact", paying: checkout.paying as CheckoutServices });
    await base.db.deleteFrom("sessions").where("id_hash", "=", other.visitor.start().sessionHash).execute();
    expect(
      await post(
        other,
        typed({
          email: "eve@firn.example",
          cart_id: own.cartId,
          cart_key: cartKeyOf(own.cartId, other.services.config.SECRET),
        }),
      ),
    ).toMatchObject({
      to: "/en-us/cart",
    });
  });

  it("goes from contact through delivery to payment, each step a form of its own", async () => {
    const { cartId } = await ready();
    await base.db.updateTable("carts").set({ checkout: "{}" }).where("id", "=", cartId).execute();
    const contact = await visit(cartId, "step=contact");
    expect(await markupOf(contact, Checkout, await load(contact))).toMatch(/autocomplete="email"/i);
    const wrong = await markupOf(contact, Checkout, await post(contact, typed({ email: "ada@", remind: "on" })));
    expect(wrong).toMatch(/<input(?=[^>]*name="remind")[^>]* checked=""/);
    expect(await post(contact, typed({ email: "ada@firn.example" }))).toMatchObject({
      to: "/en-us/checkout?step=delivery",
      status: 303,
    });
    const delivery = await visit(cartId, "step=delivery");
    expect(await markupOf(delivery, Checkout, await load(delivery))).toContain(
      `name="cart_key" value="${cartKeyOf(cartId, delivery.services.config.SECRET)}"`,
    );
    expect(await post(delivery, address())).toMatchObject({ to: "/en-us/checkout?step=payment" });
    const payment = await visit(cartId, "step=payment");
    const markup = await markupOf(payment, Checkout, await load(payment));
    for (const part of ["cc-number", "cc-exp", "cc-csc", "Sales tax (CO 2.9%)", "Pay $", "4111 1111 1111 1111"]) {
      expect(markup).toContain(part);
    }
  });

  it("names every field for the browser's memory", async () => {
    const { cartId } = await ready();
    const context = await visit(cartId, "step=delivery");
    const markup = await markupOf(context, Checkout, await load(context));
    const inputs = markup.match(/<(?:input|select)\b[^>]*>/g) ?? [];
    const shown = inputs.filter((tag) => !/type="(?:hidden|checkbox|radio)"/.test(tag));
    expect(shown.length).toBeGreaterThan(15);
    for (const tag of shown) expect(tag).toMatch(/autoComplete="(?:shipping|billing) [a-z0-9-]+"/i);
  });

  it("says beside the fields what is wrong, and loses nothing typed", async () => {
    const { cartId } = await ready();
    const context = await visit(cartId, "step=delivery");
    const answer = await post(
      context,
      address({ "shipping.postalCode": "123", "shipping.state": "XX", "shipping.city": "" }),
    );
    expect(answer).toMatchObject({ status: 422 });
    const markup = await markupOf(context, Checkout, answer);
    expect(markup.match(/aria-invalid="true"/g)).toHaveLength(3);
    expect(markup).toContain("It should look like 80202.");
    expect(markup).toContain('value="1 Main Street"');
    expect(markup.match(/autofocus/gi)).toHaveLength(1);
  });

  it("says in the European Union that ordering is paying", async () => {
    const place = { country: "de", language: "de" as const };
    const { locale, region } = await cartVisit(base.db, place);
    const cart = await createCart(base.db, { locale, region, sessionHash: null }, [
      { variantId: checkout.board.variantIds[0] ?? 0, quantity: 1 },
    ]);
    const cartId = cart.ok ? cart.value.id : "";
    const germany = {
      "shipping.city": "München",
      "shipping.postalCode": "80331",
      "shipping.country": "de",
      method: "107",
    };
    await post(await visit(cartId, "step=contact", place), typed({ email: "ada@firn.example" }));
    await post(await visit(cartId, "step=delivery", place), address(germany));
    const context = await visit(cartId, "step=payment", place);
    const markup = await markupOf(context, Checkout, await load(context));
    expect(markup).toContain("Zahlungspflichtig bestellen");
    expect(markup).toContain("enthält 19 % MwSt.");
  });

  it("leads to the sign-in where a customer's session has ended meanwhile, and a guest to the cart", async () => {
    const form = card({ cartId: randomUUID(), total: 100 }, cards.good, "gone");
    for (const [query, to] of [
      ["step=payment&customer=1", "/en-us/account/sign-in?to=/checkout&ended=1"],
      ["step=payment", "/en-us/cart"],
    ] as const) {
      const context = await cartVisit(base.db, { query, paying: checkout.paying as CheckoutServices });
      expect(await post(context, form)).toMatchObject({ kind: "redirect", to });
    }
  });

  it("leads back to an empty cart", async () => {
    const context = await cartVisit(base.db);
    expect(await load(context)).toMatchObject({ kind: "redirect", to: "/en-us/cart" });
  });
});
