/**
 * What a payment provider does for us (adapter). Amounts are integer minor units of `currency`.
 * Calls may time out or be repeated: `idempotencyKey` makes a repeated charge the same charge.
 * Never call one inside a transaction: reserve, pay, confirm.
 */
export type ChargeRequest = {
  idempotencyKey: string;
  amount: number;
  currency: string;
  orderId: number;
  card: { number: string; expiry: string; code: string };
  /** Where the shopper comes back to after a second step. */
  returnUrl: string;
};

export type ChargeAnswer =
  | { status: "captured"; reference: string }
  | { status: "declined"; reference: string; reason: string }
  | { status: "action_required"; reference: string; url: string };

export interface PaymentProvider {
  readonly name: string;
  /** Throws PaymentUnclear when the provider does not answer in time: the charge may or may not exist. */
  charge(request: ChargeRequest): Promise<ChargeAnswer>;
  /** What became of a charge, by the key it was asked with; null when it never arrived. */
  find(idempotencyKey: string): Promise<ChargeAnswer | null>;
  /** Ends a second step as the shopper decided (the test provider's own page) or as the provider reports. */
  complete(reference: string, approved: boolean): Promise<ChargeAnswer>;
  refund(reference: string, amount: number, idempotencyKey: string): Promise<void>;
}

export class PaymentUnclear extends Error {}
