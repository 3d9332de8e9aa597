import type { BrowserModule } from "./browser-modules.ts";
import type { PaymentAnswer, PaymentEvent, PaymentMark, PaymentRequest, SavedCard } from "./schema.ts";

/**
 * A payment provider (test/, stripe/, mollie/). It describes what the checkout, the pages and the webhooks' route need to
 * know of it, so that none of them names one. Every implementation passes tests/support/payments/contract.ts.
 * Calls may time out and be repeated: the keys make a repeated call the same call. All of them throw PaymentUnclear
 * when the provider does not answer in time, and PaymentRefused when it says no to the call itself.
 * Never call one inside a transaction: reserve, pay, confirm.
 */
export interface PaymentProvider {
  readonly name: string;
  readonly entry: PaymentEntry;
  /** What it takes, wallets included, whose marks pages show; a market shows some of them (marks.ts). */
  readonly marks: readonly PaymentMark[];
  /** Hosts that pages may load from while this provider is configured (content security policy). */
  readonly hosts: { script: readonly string[]; frame: readonly string[]; connect: readonly string[] };
  /** Whether banks and wallets ask in windows of their own, which have to reach our page (cross-origin-opener-policy). */
  readonly opensWindows: boolean;
  /** Opens a payment; with a card, also pays it. */
  create(request: PaymentRequest): Promise<PaymentAnswer>;
  /** The shopper has agreed: go on with it. A payment that has ended answers how. */
  confirm(reference: string): Promise<PaymentAnswer>;
  /** Takes all that was held. */
  capture(reference: string): Promise<PaymentAnswer>;
  /** Ends a payment that was not taken yet. One that was answers captured; one that cannot be ended, its state. */
  cancel(reference: string): Promise<PaymentAnswer>;
  /** Gives captured money back, once per key and never more than was taken. Answers the provider's id of the refund. */
  refund(reference: string, amount: number, idempotencyKey: string): Promise<string>;
  /**
   * The payment's state, by the key it was created with and the reference where we know it; null: it never arrived.
   * `ageSeconds` says how long ago it was asked for, to providers that have to look through what they have.
   */
  find(idempotencyKey: string, reference?: string | null, ageSeconds?: number): Promise<PaymentAnswer | null>;
  /** Cards that customers let it keep; absent: it keeps none. */
  readonly savedCards?: SavedCards;
  readonly webhook: {
    /** The events of a message that the provider has sent. Throws PaymentUnclear where the provider has to be asked and is silent. */
    read(message: WebhookMessage): Promise<WebhookReading>;
    /** What the provider wants to hear when its message was taken. */
    readonly reply: string | object;
  };
}

/** A customer's account at a provider (payment_accounts), with the cards that they let it keep for their own next orders. */
export type SavedCards = {
  /** Answers the provider's id of a new account. */
  open(customerId: number): Promise<string>;
  /** A secret that lets the provider's fields in the customer's browser offer their cards, and to keep another. */
  session(account: string): Promise<string>;
  list(account: string): Promise<SavedCard[]>;
  /** Nothing happens where the card is not that account's. */
  remove(account: string, id: string): Promise<void>;
  /** Deletes the account and all its cards. */
  forget(account: string): Promise<void>;
};

/** How a payment begins at the checkout. */
export type PaymentEntry =
  /** Cards are typed into our own form and passed to `create`. */
  | {
      kind: "card";
      /** Where a page of ours stands in for the bank's: its path below the locale, by the address that an answer names. */
      stepPage(url: string): string;
    }
  /** Cards are typed into the provider's fields in our page, which a script of its folder shows; `settings` are public. */
  | { kind: "fields"; browserModule: BrowserModule; settings: Readonly<Record<string, string>> }
  /** The shopper pays at a page of the provider, at the address that the answer names, and comes back. */
  | { kind: "redirect" };

/** What was posted to the provider's webhook address. */
export type WebhookMessage = {
  body: Buffer;
  headers: Record<string, string | string[] | undefined>;
  query: Record<string, unknown>;
};

export type WebhookReading =
  | { kind: "events"; events: PaymentEvent[] }
  /** Somebody else sent it, or it is too old. */
  | { kind: "refused" };

/** No answer: it may have happened or not. */
export class PaymentUnclear extends Error {}

/** A definite no: nothing happened. The message is a short word for programs and logs. */
export class PaymentRefused extends Error {}
