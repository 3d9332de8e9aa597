import type { PaymentAnswer, PaymentEvent, PaymentRequest } from "./schema.ts";

/**
 * What a payment provider does for us (adapter; test-provider.ts, stripe.ts). Every implementation passes tests/support/payment-contract.ts.
 * Calls may time out and be repeated: the keys make a repeated call the same call. All of them throw PaymentUnclear
 * when the provider does not answer in time, and PaymentRefused when it says no to the call itself.
 * Never call one inside a transaction: reserve, pay, confirm.
 */
export interface PaymentProvider {
  readonly name: string;
  /**
   * form: cards are typed into our page and passed to `create`. element: the provider's own fields in the browser take
   * them, and `create` answers action_required with a client secret.
   */
  readonly entry: "form" | "element";
  /** Opens a payment; with a card, also pays it. */
  create(request: PaymentRequest): Promise<PaymentAnswer>;
  /** The shopper has agreed: go on with it. A payment that has ended answers how. */
  confirm(reference: string): Promise<PaymentAnswer>;
  /** Takes all that was held. */
  capture(reference: string): Promise<PaymentAnswer>;
  /** Ends a payment that was not taken yet; one that was answers captured. */
  cancel(reference: string): Promise<PaymentAnswer>;
  /** Gives captured money back, once per key and never more than was taken. Answers the provider's id of the refund. */
  refund(reference: string, amount: number, idempotencyKey: string): Promise<string>;
  /** What became of a payment, by the key it was created with and the reference where we know it; null: it never arrived. */
  find(idempotencyKey: string, reference?: string | null): Promise<PaymentAnswer | null>;
  /** What the provider sent us, if it was the provider: null for a wrong, missing or old signature. */
  verifyWebhook(body: Buffer, headers: Record<string, string | string[] | undefined>): PaymentEvent | null;
}

/** No answer: it may have happened or not. */
export class PaymentUnclear extends Error {}

/** A definite no: nothing happened. The message is a short word for programs and logs. */
export class PaymentRefused extends Error {}
