import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "gain.orders": "Bestillinger, pakker og fakturaer på ett sted",
  "gain.wishlist": "En ønskeliste som følger med",
  "gain.returns": "Returer uten å lete etter nummer",
  "letters.latest": "Sist i journalen",
  "gift.none": "Ikke noe kort ennå?",
  "gift.give": "Gi bort ett",
  "order.where": "Det står i emnefeltet i hver e-post om bestillingen.",
  "hours.in": "{hours} i {city}",
  "topic.label": "Hva gjelder det?",
  "topic.choose": "Velg",
  "topic.order": "En bestilling eller en pakke",
  "topic.back": "En retur eller et bytte",
  "topic.warranty": "Noe som gikk i stykker",
  "topic.goods": "Valg av produkt eller størrelse",
  "topic.other": "Noe annet",
} satisfies TextsLike<typeof en>;
