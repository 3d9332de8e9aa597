import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "group.order": "Bestellen und bezahlen",
  "group.delivery": "Lieferung",
  "group.returns": "Rückgabe und Garantie",
  "group.sizes": "Größen und Passform",
  "group.care": "Pflege und Reparatur",
  "group.account": "Konto und wir",
  "group.more": "Mehr Antworten",
  "way.order": "Wo ist meine Bestellung?",
  "way.return": "Etwas zurückgeben",
  "way.size": "Meine Größe finden",
  find: "Worum geht es?",
  "find.example": "Erstattung, Bootgröße, DHL",
  "find.submit": "Suchen",
  nothing: "Keine kurze Antwort hat diese Wörter. Frag uns, dann antwortet ein Mensch.",
  "return.guest": "Ohne Konto",
  changed: "Zuletzt geändert am {date}",
  related: "Passt dazu",
  all: "Alle Antworten",
} satisfies TextsLike<typeof en>;
