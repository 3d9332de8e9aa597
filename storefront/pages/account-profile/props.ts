import type { Language } from "#commerce/shared/regions/schema.ts";
import type { AreaTexts, Message } from "#storefront/i18n/areas.ts";

export const profileActions = [
  "profile",
  "resend",
  "password",
  "devices",
  "everywhere",
  "passkey-name",
  "passkey-remove",
  "letters",
  "watch-end",
  "delete",
] as const;
/** The actions of the page's forms, by the value of their button. */
export type ProfileAction = (typeof profileActions)[number];

export type PasskeyList = {
  texts: AreaTexts<"passkeys">;
  /** Whether the customer signed in within the last 15 minutes; otherwise the password is required. */
  isRecent: boolean;
  list: {
    id: number;
    name: string;
    /** When the passkey was added and last used, as text. */
    facts: string;
  }[];
};

export type EmailChoices = {
  words: AreaTexts<"preferences">;
  /** Null means the language in which the shop is visited. */
  language: Language | null;
  languages: { code: Language; name: string }[];
  /** Null when the address is not confirmed yet: its choices may then belong to somebody else. */
  choice: { lists: { id: string; on: boolean }[]; carts: boolean; reviews: boolean } | null;
  /** Variants that the customer has a stock alert for. */
  watches: { variantId: number; path: string | null; name: string; options: string }[];
};

export type ProfileProps = {
  csrf: string;
  customerId: number;
  /** The address that is still to be confirmed by the link sent to it; null when there is none. */
  unconfirmed: { email: string; isNew: boolean } | null;
  /** The stored values, or those that were submitted and refused. */
  typed: { first_name: string; last_name: string; email: string };
  /** The action that was just completed. */
  done: ProfileAction | "passkey-add" | null;
  passkeys: PasskeyList;
  letters: EmailChoices;
  strength: AreaTexts<"password">;
  /** The form that was refused, and the reason. */
  refused: { action: ProfileAction; problem: Message | null; errors: Record<string, Message>; passkey?: number } | null;
};
