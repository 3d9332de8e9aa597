import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "consent.title": "Prima di continuare",
  "consent.text":
    "Vorremmo contare le visite e misurare la nostra pubblicità con l’aiuto di terzi. Decidi tu, e puoi cambiare idea in ogni momento in fondo alla pagina.",
  "consent.accept": "Accetta",
  "consent.refuse": "Rifiuta",
  "consent.choose": "Scegli",
  "consent.save": "Salva la scelta",
  "consent.necessary": "Necessari",
  "consent.necessary-text": "Carrello, accesso, lingua: senza non funziona nulla.",
  "consent.analytics": "Statistiche",
  "consent.analytics-text": "Quali pagine si leggono e dove ci si perde.",
  "consent.marketing": "Pubblicità",
  "consent.marketing-text": "Se la nostra pubblicità altrove porta qualcuno qui.",
} satisfies TextsLike<typeof en>;
