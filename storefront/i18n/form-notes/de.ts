import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "gain.orders": "Bestellungen, Pakete und Rechnungen an einem Ort",
  "gain.wishlist": "Eine Merkliste, die überall mitkommt",
  "gain.returns": "Zurückgeben, ohne Nummern zu suchen",
  "letters.latest": "Zuletzt im Journal",
  "gift.none": "Noch keine Karte?",
  "gift.give": "Eine verschenken",
  "order.where": "Sie steht im Betreff jeder E-Mail zur Bestellung.",
  "hours.in": "{hours} in {city}",
  "topic.label": "Worum geht es?",
  "topic.choose": "Auswählen",
  "topic.order": "Eine Bestellung oder ein Paket",
  "topic.back": "Eine Rückgabe oder ein Umtausch",
  "topic.warranty": "Etwas, das kaputtging",
  "topic.goods": "Die Wahl von Produkt oder Größe",
  "topic.other": "Etwas anderes",
} satisfies TextsLike<typeof en>;
