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
  "topic.label": "Vad gäller det?",
  "topic.choose": "Välj",
  "topic.order": "En beställning eller ett paket",
  "topic.back": "En retur eller ett byte",
  "topic.warranty": "Något som gick sönder",
  "topic.goods": "Val av produkt eller storlek",
  "topic.other": "Något annat",
} satisfies TextsLike<typeof en>;
