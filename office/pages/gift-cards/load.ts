import type { Static } from "typebox";
import type { Certificate, Transaction } from "#commerce/sales/gift-cards/rest.ts";
import type { Key } from "../../i18n/languages.ts";

export type GiftCard = Static<typeof Certificate>;
export type Entry = Static<typeof Transaction>;

export type CardState = { key: Key; tag: string };
const usedUp: CardState = { key: "giftUsedUp", tag: "tag" };
const active: CardState = { key: "active", tag: "tag tag-good" };
const states: Record<string, CardState> = {
  disabled: { key: "giftBlocked", tag: "tag tag-bad" },
  expired: { key: "giftExpired", tag: "tag" },
};

/** The state shown for a card. A card with a balance of zero counts as used up, unless it is blocked. */
export const stateOf = ({ status, balance }: Pick<GiftCard, "status" | "balance">): CardState =>
  status !== "disabled" && balance === 0 ? usedUp : (states[status] ?? active);
