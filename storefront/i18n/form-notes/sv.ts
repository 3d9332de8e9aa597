import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "gain.orders": "Ordrar, paket och fakturor på ett ställe",
  "gain.wishlist": "En önskelista som följer med",
  "gain.returns": "Returer utan att leta efter nummer",
  "letters.latest": "Senast i journalen",
  "gift.none": "Inget kort än?",
  "gift.give": "Ge bort ett",
  "order.where": "Det står i ämnesraden på varje mejl om ordern.",
  "hours.in": "{hours} i {city}",
} satisfies TextsLike<typeof en>;
