import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deleteCustomer } from "#commerce/customers/privacy/erase.ts";
import { placeOrder } from "#commerce/sales/checkout/placing/place.ts";
import { settleSecondStep } from "#commerce/sales/checkout/placing/second-step.ts";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import { plantCustomer, plantProduct } from "#tests/support/catalogue.ts";
import { checkoutServices, guest, readyCart } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { limit } from "#tests/support/limits.ts";
import { type StripeServer, startStripe } from "#tests/support/payments/stripe/server.ts";
import { accountOf, forgetAccounts, offerCards, removeSavedCard, savedCardsOf } from "./saved-cards.ts";
import { makeStripeProvider } from "./stripe/provider.ts";

const base = useDatabase();
let stripe: StripeServer;
let services: Awaited<ReturnType<typeof checkoutServices>>;
beforeAll(async () => {
  stripe = await startStripe();
  services = await checkoutServices(base, makeStripeProvider({ ...stripe, timeout: limit(10_000) }));
});
afterAll(async () => {
  await services.stop();
  await stripe.stop();
});

/** A customer's order through the fields, with this payment method and the choice to save it. */
async function order(customerId: number | null, method: string, more: Record<string, string> = {}) {
  const { variantIds } = await plantProduct(base.db, { stock: [10] });
  const buyer = { ...guest, customerId };
  const cart = await readyCart(services, [{ variantId: variantIds[0]!, quantity: 1 }], buyer);
  const payment = { kind: "provider" } as const;
  const request = { cartId: cart.cartId, expectedTotal: cart.total, idempotencyKey: randomUUID(), payment };
  const placed = await placeOrder(services, request, buyer);
  if (!placed.ok) throw new Error(placed.problem.code);
  const { status } = await stripe.pay(placed.value.action?.clientSecret ?? "", method, more);
  await settleSecondStep(services, placed.value.orderId);
  return { ...placed.value, paid: status };
}
const keep = { setup_future_usage: "on_session", allow_redisplay: "always" };
const sessionOf = async (customerId: number) =>
  stripe.people.sessions.get((await offerCards(services, customerId)) ?? "");

describe("cards that a customer lets Stripe keep", () => {
  test("are offered by the fields, to be kept for their own orders alone", async () => {
    const ada = await plantCustomer(base.db);
    const [one, two] = [await sessionOf(ada), await sessionOf(ada)];
    expect(one).toEqual({
      customer: await accountOf(services, ada),
      features: {
        payment_method_redisplay: "enabled",
        payment_method_save: "enabled",
        payment_method_save_usage: "on_session",
        payment_method_remove: "enabled",
      },
    });
    expect(two?.customer).toBe(one?.customer);
    expect(stripe.people.customers.get(one?.customer ?? "")?.metadata).toEqual({ customer_id: String(ada) });
  });

  test("are kept with consent, listed, chosen for the next order, and removed", async () => {
    const ada = await plantCustomer(base.db);
    await offerCards(services, ada);
    await order(ada, "pm_card_visa");
    expect(await savedCardsOf(services, ada)).toEqual([]);
    await order(ada, "pm_card_mastercard", keep);
    const [card] = (await savedCardsOf(services, ada)) ?? [];
    expect(card).toMatchObject({ brand: "mastercard", last4: "4444", expires: { month: 12, year: 2034 } });
    const next = await order(ada, card!.id);
    expect(next.paid).toBe(200);
    expect((await findOrder(base.db, next.orderId))?.status).toBe("awaiting_fulfillment");
    expect(await removeSavedCard(services, ada, card!.id)).toBe(true);
    expect(await savedCardsOf(services, ada)).toEqual([]);
    expect((await order(ada, card!.id)).paid).toBe(400);
  });

  test("are nobody else's: not shown, not removed, and no payment", async () => {
    const [ada, ben] = [await plantCustomer(base.db), await plantCustomer(base.db)];
    for (const one of [ada, ben]) await offerCards(services, one);
    await order(ada, "pm_card_visa", keep);
    const [card] = (await savedCardsOf(services, ada)) ?? [];
    expect(await savedCardsOf(services, ben)).toEqual([]);
    await removeSavedCard(services, ben, card!.id);
    expect(await savedCardsOf(services, ada)).toHaveLength(1);
    expect((await order(ben, card!.id)).paid).toBe(400);
    expect((await order(null, card!.id)).paid).toBe(400);
  });

  test("7.4 go with their account, at the provider too, however late it answers", async () => {
    const ada = await plantCustomer(base.db);
    await offerCards(services, ada);
    await order(ada, "pm_card_visa", keep);
    const account = (await accountOf(services, ada))!;
    await deleteCustomer(base.db, ada);
    stripe.fail({ kind: "500" }, { kind: "500" });
    await forgetAccounts(services);
    expect(stripe.people.customers.get(account)?.deleted).toBeUndefined();
    await forgetAccounts(services);
    expect(stripe.people.customers.get(account)?.deleted).toBe(true);
    const rows = await base.db
      .selectFrom("payment_accounts")
      .select("reference")
      .where("reference", "=", account)
      .execute();
    expect(rows).toEqual([]);
  });

  test("whose account was deleted at Stripe begin anew; without an answer payment goes on as for guests", async () => {
    const ada = await plantCustomer(base.db);
    const first = await sessionOf(ada);
    stripe.people.remove(first?.customer ?? "");
    expect(await savedCardsOf(services, ada)).toEqual([]);
    const second = await sessionOf(ada);
    expect(second?.customer).toBe(await accountOf(services, ada));
    expect(second?.customer).not.toBe(first?.customer);
    stripe.fail({ kind: "500" }, { kind: "500" });
    expect(await offerCards(services, ada)).toBeNull();
    stripe.fail({ kind: "500" }, { kind: "500" });
    expect(await savedCardsOf(services, ada)).toBeNull();
  });

  test("at the same time have one account", async () => {
    const ada = await plantCustomer(base.db);
    const sessions = await Promise.all([1, 2, 3].map(() => sessionOf(ada)));
    expect(new Set(sessions.map((one) => one?.customer))).toEqual(new Set([await accountOf(services, ada)]));
    const alive = [...stripe.people.customers.values()].filter(
      ({ metadata, deleted }) => metadata.customer_id === String(ada) && !deleted,
    );
    expect(alive).toHaveLength(1);
  });
});
