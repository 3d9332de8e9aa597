import type Stripe from "stripe";
import type { PaidWith } from "#commerce/sales/orders/schema.ts";
import { cardName, lastDigits, methodName } from "../webhook-fields.ts";

/** The payment details of an intent whose charge was expanded (expand: latest_charge). */
export function paidWith({ latest_charge: charge }: Stripe.PaymentIntent): { paidWith?: PaidWith } {
  const details = typeof charge === "object" ? charge?.payment_method_details : null;
  const method = methodName(details?.type);
  if (!details || !method) return {};
  const { card } = details;
  const last4 = lastDigits(card?.last4);
  const wallet = methodName(card?.wallet?.type);
  return {
    paidWith: {
      method,
      ...(wallet && { wallet }),
      ...(last4 && { card: { brand: cardName(card?.brand), last4 } }),
    },
  };
}
