/** What the checkout page passes to a provider whose own fields take the card (provider.ts). Runs in the browser. */

export type FieldsRequest = {
  /** The provider's public settings (PaymentEntry). */
  settings: Readonly<Record<string, string>>;
  /** The amount the fields display, in minor units; the server decides what is charged. */
  amount: number;
  currency: string;
  language: string;
  /** The element that the fields are placed in. */
  holder: HTMLElement;
  /** Gives the fields access to the customer's saved cards (SavedCards.session); absent for guests. */
  session?: string;
  wallets: WalletButtons;
  /** The page's colours and shapes, which the provider's frame cannot see. */
  look: FieldsLook;
};

export type FieldsLook = { ink: string; muted: string; background: string; danger: string; radius: string };

/** Buttons of the wallets available in this browser. */
export type WalletButtons = {
  holder: HTMLElement;
  /** Places the order. Returns what paying needs; null when the browser is already leaving for another page. */
  order(): Promise<{ clientSecret: string; returnUrl: string } | null>;
  onShown(): void;
  /** Called when paying failed, with the reason in the visitor's language, or "" when unknown. */
  onFailure(reason: string): void;
};

export type PaymentFields = {
  /** The first fault of the input in the visitor's language; null when there is none. */
  check(): Promise<string | null>;
  /** Pays, including the bank's second step if required. Resolves only when that failed, with the reason to show. */
  pay(clientSecret: string, returnUrl: string): Promise<string>;
  remove(): void;
};
