import { type Static, type TSchema, Type } from "typebox";
import { toDecimalText } from "#commerce/shared/money/rules.ts";
import type { OrderPayment } from "./paid-with.ts";

/** An order's payments in V2 form. */

const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const PaymentV2 = Type.Object({
  method: Type.String({
    description:
      "gift_card, returned (what goods were worth that it was exchanged for), invoice, or the provider's word: card, paypal; unknown.",
  }),
  wallet: nullable(Type.String({ description: "The wallet that the card lies in: apple_pay, google_pay, link." })),
  brand: nullable(Type.String()),
  last4: nullable(Type.String({ description: "The end of the card's number, or of the gift card's code." })),
  amount: Type.String(),
});

export const toPaymentV2 = (part: OrderPayment, currency: string): Static<typeof PaymentV2> => {
  const amount = toDecimalText(part.amount, currency);
  const nothing = { wallet: null, brand: null, last4: null };
  if (part.kind === "gift_card") return { ...nothing, method: part.kind, last4: part.last4, amount };
  if (part.kind === "invoice" || part.kind === "returned") return { ...nothing, method: part.kind, amount };
  const { method = "unknown", wallet = null, card } = part.with ?? {};
  return { method, wallet, brand: card?.brand ?? null, last4: card?.last4 ?? null, amount };
};
