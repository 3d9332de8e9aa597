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
/** What the page's buttons do, by their value. */
export type ProfileAction = (typeof profileActions)[number];

export type PasskeyList = {
  texts: AreaTexts<"passkeys">;
  /** Whether the customer signed in within the last quarter of an hour; else the password is asked for. */
  isRecent: boolean;
  list: {
    id: number;
    name: string;
    /** When it was added and used last, in words. */
    facts: string;
  }[];
};

export type EmailChoices = {
  words: AreaTexts<"preferences">;
  /** Null: as the shop is visited. */
  language: Language | null;
  languages: { code: Language; name: string }[];
  /** Null: the address is not confirmed yet, so that what it gets is for nobody here. */
  choice: { lists: { id: string; on: boolean }[]; carts: boolean; reviews: boolean } | null;
  /** Variants whose return is waited for. */
  watches: { variantId: number; path: string; name: string; options: string }[];
};

export type ProfileProps = {
  csrf: string;
  customerId: number;
  /** The address that waits for its owner to follow the link sent to it; null where nothing is to be confirmed. */
  unconfirmed: { email: string; isNew: boolean } | null;
  /** As it is stored, or as it was typed and refused. */
  typed: { first_name: string; last_name: string; email: string };
  /** The action that has just been done. */
  done: ProfileAction | "passkey-add" | null;
  passkeys: PasskeyList;
  letters: EmailChoices;
  strength: AreaTexts<"password">;
  /** The form that was refused, and why. */
  refused: { action: ProfileAction; problem: Message | null; errors: Record<string, Message>; passkey?: number } | null;
};
