import { randomUUID } from "node:crypto";
import type Stripe from "stripe";
import type { SavedCards } from "../provider.ts";
import { cardName, lastDigits } from "../webhook-fields.ts";

/**
 * Stripe customers, one for each of our customers who pays signed in; they contain only our customer id. Stripe's
 * fields offer an unchecked box that saves a card, and list only cards saved with it (allow_redisplay: always).
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
        // For orders the customer places in person, never without them.
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
