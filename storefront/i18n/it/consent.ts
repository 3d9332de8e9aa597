import type en from "#storefront/i18n/en/consent.ts";

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
} satisfies Record<keyof typeof en, string>;
