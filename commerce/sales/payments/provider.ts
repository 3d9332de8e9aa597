import type { BrowserModule } from "./browser-modules.ts";
import type { PaymentAnswer, PaymentEvent, PaymentMark, PaymentRequest, SavedCard } from "./schema.ts";

/**
 * A payment provider (test/, stripe/, mollie/). It describes everything that the checkout, the pages and the webhook
 * route need, so that none of them refers to a specific provider. Every implementation passes
 * tests/support/payments/contract.ts. Calls may time out and be repeated; the keys make a repeated call the same call.
 * All calls throw PaymentUnclear when the provider does not answer in time, and PaymentRefused when it rejects the call
 * itself. Never call one inside a transaction: reserve, pay, confirm.
 */
export interface PaymentProvider {
  readonly name: string;
  readonly entry: PaymentEntry;
  /** The accepted cards and wallets whose marks pages show; each market shows some of them (marks.ts). */
  readonly marks: readonly PaymentMark[];
  /** Hosts that pages may load from while this provider is configured (content security policy). */
  readonly hosts: { script: readonly string[]; frame: readonly string[]; connect: readonly string[] };
  /** Whether banks and wallets open windows that must reach our page (cross-origin-opener-policy). */
  readonly opensWindows: boolean;
  /** Opens a payment; with a card, also charges it. */
  create(request: PaymentRequest): Promise<PaymentAnswer>;
  /** Continues after the shopper has agreed. A payment that has ended returns its result. */
  confirm(reference: string): Promise<PaymentAnswer>;
  /** Captures the whole authorised amount. */
  capture(reference: string): Promise<PaymentAnswer>;
  /**
   * Cancels a payment that was not captured. Returns captured for one that was, and the current state for one that
   * cannot be cancelled.
   */
  cancel(reference: string): Promise<PaymentAnswer>;
  /** Refunds captured money, once per key and never more than was captured. Returns the provider's refund id. */
  refund(reference: string, amount: number, idempotencyKey: string): Promise<string>;
  /**
   * The payment's state, by the key it was created with and, when known, its reference; null when the request never
   * arrived. `ageSeconds`: how long ago it was requested, for providers that must search their payments.
   */
  find(idempotencyKey: string, reference?: string | null, ageSeconds?: number): Promise<PaymentAnswer | null>;
  /** Cards that customers have saved with the provider; absent when it does not store cards. */
  readonly savedCards?: SavedCards;
  readonly webhook: {
    /**
     * The events in a message from the provider. Throws PaymentUnclear when the provider must be queried and does not
     * answer.
     */
    read(message: WebhookMessage): Promise<WebhookReading>;
    /** The answer that the provider expects for an accepted message. */
    readonly reply: string | object;
  };
}

/** A customer's account at a provider (payment_accounts), with the cards saved for the customer's own later orders. */
export type SavedCards = {
  /** Returns the provider's id of a new account. */
  open(customerId: number): Promise<string>;
  /** A secret with which the provider's fields in the customer's browser offer the saved cards, and save another. */
  session(account: string): Promise<string>;
  list(account: string): Promise<SavedCard[]>;
  /** Does nothing when the card is not that account's. */
  remove(account: string, id: string): Promise<void>;
  /** Deletes the account and all its cards. */
  forget(account: string): Promise<void>;
};

/** How a payment starts at the checkout. */
export type PaymentEntry =
  /** Cards are entered in our own form and passed to `create`. */
  | {
      kind: "card";
      /** The path below the locale of our own page that simulates the bank's, for the address in an answer. */
      stepPage(url: string): string;
    }
  /** Cards are entered in the provider's fields on our page, shown by a script in its folder; `settings` are public. */
  | { kind: "fields"; browserModule: BrowserModule; settings: Readonly<Record<string, string>> }
  /** The shopper pays on the provider's page, at the address in the answer, and comes back. */
  | { kind: "redirect" };

/** A request to the provider's webhook address. */
export type WebhookMessage = {
  body: Buffer;
  headers: Record<string, string | string[] | undefined>;
  query: Record<string, unknown>;
};

export type WebhookReading =
  | { kind: "events"; events: PaymentEvent[] }
  /** It was not sent by the provider, or is too old. */
  | { kind: "refused" };

/** No answer: the call may or may not have taken effect. */
export class PaymentUnclear extends Error {}

/** A definite refusal: nothing happened. The message is a short code for programs and logs. */
export class PaymentRefused extends Error {}
