/** What the checkout's page asks of a provider whose own fields take the card (provider.ts). Runs in the browser. */

export type FieldsRequest = {
  /** The provider's public settings (PaymentEntry). */
  settings: Readonly<Record<string, string>>;
  /** What the fields show, in minor units; what is charged, the server says. */
  amount: number;
  currency: string;
  language: string;
  /** The fields go here. */
  holder: HTMLElement;
  /** Opens the customer's saved cards to the fields (SavedCards.session); absent: a guest's. */
  session?: string;
  wallets: WalletButtons;
  /** Colours and shapes of the page, which the provider's frame does not see. */
  look: FieldsLook;
};

export type FieldsLook = { ink: string; muted: string; background: string; danger: string; radius: string };

/** Buttons of the wallets that this browser has. */
export type WalletButtons = {
  holder: HTMLElement;
  /** Places the order. Answers what paying it needs; null: the browser is on its way to another page. */
  order(): Promise<{ clientSecret: string; returnUrl: string } | null>;
  onShown(): void;
  /** Paying failed, for this reason in the visitor's language; "" where none is known. */
  onFailure(reason: string): void;
};

export type PaymentFields = {
  /** What is still wrong with what was typed, in the visitor's language; null when nothing is. */
  check(): Promise<string | null>;
  /** Pays, with the bank's second step where it wants one. Comes back only when that failed: with the reason to show. */
  pay(clientSecret: string, returnUrl: string): Promise<string>;
  remove(): void;
};
