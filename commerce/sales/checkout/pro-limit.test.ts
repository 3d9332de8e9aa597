import { describe, expect, test } from "vitest";
import { hashSessionId } from "#commerce/customers/sign-in/sessions.ts";
import { createCart } from "#commerce/sales/cart/actions.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { cards, guest } from "#tests/support/checkout.ts";
import { plantPro } from "#tests/support/groups.ts";
import { plantSession } from "#tests/support/routes.ts";
import { useCheckoutRoutes } from "#tests/support/suites/checkout-routes.ts";

const { base, details, card, call, newCart } = useCheckoutRoutes();

describe("7.7 a professional's limit over the API", () => {
  test("7.7 is told with the checkout, and answered 409 with decimal amounts when an order passes it", async () => {
    const pro = await plantPro(base.db, { spend_limit: 100.5, expiration_date: "2099-08-31" });
    const session = await plantSession(base.db, pro);
    const { variantIds } = await plantProduct(base.db, { prices: { pro: 20_000 } });
    const buyer = { ...guest, region: "pro" as const, sessionHash: hashSessionId(session) };
    const made = await createCart(base.db, buyer, [{ variantId: variantIds[0]!, quantity: 1 }]);
    if (!made.ok) throw new Error(made.problem.code);
    const headers = { "x-session": session, "x-bc-region": "pro" };
    const saved = await call("POST", `/checkout/${made.value.id}`, details, headers);
    const { total, pro: told } = saved.body.data;
    expect(told).toEqual({
      spend_limit: 100.5,
      order_total: 0,
      left: 100.5,
      expiration_date: "2099-08-31",
      is_expired: false,
    });
    const payment = card(cards.good);
    const place = () =>
      call(
        "POST",
        `/checkout/${made.value.id}/order`,
        { expected_total: total, payment },
        { ...headers, "idempotency-key": "pro-1" },
      );
    const refused = await place();
    expect(refused.headers["content-type"]).toContain("application/problem+json");
    expect(refused).toMatchObject({
      status: 409,
      body: { status: 409, code: "pro-limit", left: 100.5, limit: 100.5, spent: 0, total, currency: "USD" },
    });
    const field = { name: "Pro Code", value: '{"region":"pro","expiration_date":"2020-08-31"}' };
    const values = { form_fields: JSON.stringify([field]) };
    await base.db.updateTable("customers").set(values).where("id", "=", pro).execute();
    expect(await place()).toMatchObject({ status: 409, body: { code: "pro-expired", expired: "2020-08-31" } });
  });

  test("7.7 shoppers' checkouts have none", async () => {
    expect((await call("POST", `/checkout/${await newCart()}`, details)).body.data.pro).toBeNull();
  });
});
