import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "consent.title": "Bevor es weitergeht",
  "consent.text":
    "Wir würden gern Besuche zählen und unsere Werbung messen, mit Hilfe von Dritten. Du entscheidest, und am Fuß der Seite kannst du es dir jederzeit anders überlegen.",
  "consent.accept": "Annehmen",
  "consent.refuse": "Ablehnen",
  "consent.choose": "Auswählen",
  "consent.save": "Auswahl speichern",
  "consent.necessary": "Notwendig",
  "consent.necessary-text": "Warenkorb, Anmeldung, Sprache: Ohne sie geht es nicht.",
  "consent.analytics": "Statistik",
  "consent.analytics-text": "Welche Seiten gelesen werden und wo man sich verirrt.",
  "consent.marketing": "Werbung",
  "consent.marketing-text": "Ob unsere Werbung anderswo jemanden hierherbringt.",
} satisfies TextsLike<typeof en>;
