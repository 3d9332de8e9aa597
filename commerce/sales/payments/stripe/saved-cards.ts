import { randomUUID } from "node:crypto";
import type Stripe from "stripe";
import type { SavedCards } from "../provider.ts";
import { cardName, lastDigits } from "../webhook-fields.ts";

/**
 * Stripe's customers, one for each of ours who comes to pay signed in; they carry our number of the customer and nothing else.
 * Stripe's fields offer the box that keeps a card, unchecked, and only cards that were kept by it (allow_redisplay: always).
 */
export function stripeCards(stripe: Stripe, explain: (error: unknown) => never): SavedCards {
  const { customers, customerSessions, paymentMethods } = stripe;
  const kept = async (account: string) => {
    const { data } = await customers.listPaymentMethods(account, { type: "card", limit: 100 }).catch(explain);
    return data.filter(({ allow_redisplay }) => allow_redisplay === "always");
  };
  return {
    async open(customerId) {
      const metadata = { customer_id: String(customerId) };
      return (await customers.create({ metadata }, { idempotencyKey: randomUUID() }).catch(explain)).id;
    },

    async session(account) {
      const features = {
        payment_method_redisplay: "enabled",
        payment_method_save: "enabled",
        // For orders that they place themselves, never without them.
        payment_method_save_usage: "on_session",
        payment_method_remove: "enabled",
      } as const;
      const components = { payment_element: { enabled: true, features } };
      return (await customerSessions.create({ customer: account, components }).catch(explain)).client_secret;
    },

    async list(account) {
      return (await kept(account)).flatMap(({ id, card }) => {
        const last4 = lastDigits(card?.last4);
        return card && last4
          ? [{ id, brand: cardName(card.brand), last4, expires: { month: card.exp_month, year: card.exp_year } }]
          : [];
      });
    },

    async remove(account, id) {
      if ((await kept(account)).some((method) => method.id === id)) await paymentMethods.detach(id).catch(explain);
    },

    async forget(account) {
      await customers.del(account).catch(explain);
    },
  };
}
