import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CheckoutServices } from "#commerce/sales/checkout/services.ts";
import { orderKeyOf } from "#commerce/sales/orders/emails/order-key.ts";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import { makeMollieProvider } from "#commerce/sales/payments/mollie/provider.ts";
import { makeStripeProvider } from "#commerce/sales/payments/stripe/provider.ts";
import { post as decide } from "#storefront/pages/checkout-challenge/form.ts";
import { cartVisit } from "#tests/support/cart-visit.ts";
import { cards, checkoutServices } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { plantOrder } from "#tests/support/office-orders.ts";
import { markupOf } from "#tests/support/page-context.tsx";
import { mollieOptions } from "#tests/support/payments/mollie/fixture.ts";
import { type MollieServer, startMollie } from "#tests/support/payments/mollie/server.ts";
import { type StripeServer, startStripe } from "#tests/support/payments/stripe/server.ts";
import { load } from "./data.ts";
import { post } from "./form.ts";
import Pay from "./page.tsx";

const base = useDatabase();
type Paying = CheckoutServices & { stop(): Promise<void> };
let [testing, mollie, stripe] = [{} as Paying, {} as MollieServer, {} as StripeServer];
let [byMollie, byStripe] = [{} as Paying, {} as Paying];
beforeAll(async () => {
  [mollie, stripe] = [await startMollie(), await startStripe()];
  testing = await checkoutServices(base);
  byMollie = await checkoutServices(base, makeMollieProvider(mollieOptions(mollie)));
  byStripe = await checkoutServices(base, makeStripeProvider(stripe));
});
afterAll(async () => {
  await Promise.all([testing.stop(), byMollie.stop(), byStripe.stop()]);
  await Promise.all([mollie.stop(), stripe.stop()]);
});

/**
 * An order that waits for a payment of 50.00 with the given provider, and functions to show its page and submit its
 * form.
 */
async function waiting(paying: Paying, until = "1 day") {
  const id = await plantOrder(base.db, { status: "awaiting_payment" });
  await base.pool.query("update orders set confirmed_at = null where id = $1", [id]);
  await base.pool.query(
    `update payments set status = 'action_required', provider = $2, amount = 5000, open_until = now() + $3::interval
     where order_id = $1`,
    [id, paying.payments.name, until],
  );
  const key = orderKeyOf(id, paying.config.SECRET);
  const visit = (more = "") => cartVisit(base.db, { query: `key=${key}${more}`, params: { id: String(id) }, paying });
  const see = async (more = "") => {
    const context = await visit(more);
    const answer = await load(context);
    return { answer, markup: answer.kind === "page" ? await markupOf(context, Pay, answer) : "" };
  };
  const send = async (card: Record<string, string> = {}) => {
    const context = await visit();
    const answer = await post(context, new URLSearchParams(card));
    return { answer, markup: answer.kind === "page" ? await markupOf(context, Pay, answer) : "" };
  };
  return { id, key, see, send, visit };
}
const card = (number: string) => ({ number, expiry: "12/34", code: "123" });

describe("7.5 the page where the difference of an exchange is paid", () => {
  it("says how much until when; marks what is wrong with a card; and is tried again when the bank says no", async () => {
    const { id, see, send } = await waiting(testing);
    const { markup } = await see();
    expect(markup).toContain("Pay the difference");
    expect(markup).toContain("Pay $50.00");
    const wrong = await send({ number: "1", expiry: "", code: "" });
    expect(wrong.answer).toMatchObject({ status: 422 });
    expect(wrong.markup).toContain("Have a look at the marked fields");
    const declined = await send(card(cards.declined));
    expect(declined.answer).toMatchObject({ status: 422 });
    expect(declined.markup).toContain("The bank said no");
    expect(await send(card(cards.good))).toMatchObject({ answer: { kind: "redirect", status: 303 } });
    expect((await see()).answer).toMatchObject({
      kind: "redirect",
      to: expect.stringContaining(`/checkout/done/${id}?key=`),
    });
    expect((await findOrder(base.db, id))?.status).toBe("awaiting_fulfillment");
  });

  it("leads to the bank's second step, and back to itself when that was refused", async () => {
    const { id, key, send, see } = await waiting(testing);
    const { answer } = await send(card(cards.secondStep));
    const [, reference = ""] = /^\/en-us\/checkout\/challenge\/(\w+)$/.exec((answer as { to: string }).to) ?? [];
    const context = await cartVisit(base.db, { params: { id: reference }, paying: testing });
    const refused = await decide(context, new URLSearchParams({ decision: "refuse" }));
    expect(refused).toMatchObject({ to: `/en-us/pay/${id}?key=${key}&refused=1` });
    expect((await see("&refused=1")).markup).toContain("The bank said no");
  });

  it("opens for its key alone, and takes nothing once its time is over", async () => {
    const { id, see, send } = await waiting(testing, "-1 hour");
    const stranger = await cartVisit(base.db, { query: "key=0", params: { id: String(id) }, paying: testing });
    expect(await load(stranger)).toMatchObject({ kind: "missing" });
    expect(await post(stranger, new URLSearchParams(card(cards.good)))).toMatchObject({ kind: "missing" });
    const { markup } = await see();
    expect(markup).toContain("This exchange has ended");
    expect(markup).toContain("can no longer be paid");
    expect(markup).not.toContain("What you get");
    await send(card(cards.good));
    expect((await findOrder(base.db, id))?.status).toBe("awaiting_payment");
  });

  it("leads on to a provider that takes payments at a page of its own", async () => {
    const { see, send } = await waiting(byMollie);
    expect((await see()).markup).not.toContain('name="number"');
    expect((await send()).answer).toMatchObject({ kind: "redirect", to: expect.stringContaining("go=1") });
    const { answer, markup } = await see("&go=1");
    expect(answer).toMatchObject({ meta: { refresh: expect.stringMatching(/^http/) } });
    expect(markup).toContain("Go to the payment page");
  });

  it("shows a provider's own fields, which the server has opened, and no secret of the shop's", async () => {
    const { see } = await waiting(byStripe);
    const { answer, markup } = await see();
    expect(answer).toMatchObject({ props: { clientSecret: expect.stringContaining("secret") } });
    expect(markup).toContain('class="payment-element"');
    expect(JSON.stringify(answer)).not.toContain(stripe.secretKey);
    expect((await see()).answer).toEqual(answer);
  });
});
