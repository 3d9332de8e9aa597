import type { Static } from "typebox";
import type { Certificate, Transaction } from "#commerce/sales/gift-cards/rest.ts";

export type GiftCard = Static<typeof Certificate>;
export type Entry = Static<typeof Transaction>;
