import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "coupon.label": "Codice sconto",
  "coupon.add": "Applica",
  "coupon.remove": "Rimuovi {code}",
  "coupon.after": "Dopo gli sconti",
  "coupon.later": "vale alla cassa",
  "code.missing": "Manca il codice.",
  "coupon.unknown": "Non conosciamo questo codice. Ogni lettera è giusta?",
  "coupon.not-yet": "Questo codice non vale ancora.",
  "coupon.ended": "Questo codice è scaduto.",
  "coupon.region": "Questo codice non vale nella tua regione.",
  "coupon.group": "Questo codice è per altri clienti.",
  "coupon.minimum": "Questo codice vale da un importo più alto: mancano {amount}.",
  "coupon.nothing": "Questo codice non riguarda nulla nel carrello.",
  "coupon.used-up": "Questo codice è esaurito.",
  "coupon.used-by-you": "Hai già usato questo codice.",
  "coupon.not-with-others": "Questo codice non si può combinare, e risparmi già di più.",
  "coupon.tooMany": {
    one: "Un carrello accetta {count} codice. Prima rimuovine uno.",
    other: "Un carrello accetta {count} codici. Prima rimuovine uno.",
  },
  "coupon.tries": {
    one: "Troppi codici errati. Riprova tra {minutes} minuto.",
    other: "Troppi codici errati. Riprova tra {minutes} minuti.",
  },
  "giftCard.title": "Carta regalo",
  "giftCard.label": "Codice della carta regalo",
  "giftCard.hint": "16 lettere e cifre, dall’e-mail.",
  "giftCard.add": "Usa",
  "giftCard.remove": "Togli la carta •••• {card}",
  "giftCard.unknown": "Non conosciamo questa carta regalo. Ogni lettera è giusta?",
  "giftCard.ended": "Questa carta regalo è scaduta.",
  "giftCard.empty": "Su questa carta regalo non resta nulla.",
  "giftCard.currency": "Questa carta regalo è in un’altra valuta.",
  "giftCard.gift-cards-only":
    "Le carte regalo non si possono pagare con una carta regalo, e nel carrello non c’è altro.",
  "giftCard.tooMany": {
    one: "Un ordine accetta {count} carta regalo. Prima rimuovine una.",
    other: "Un ordine accetta {count} carte regalo. Prima rimuovine una.",
  },
  "giftCard.covered": "La tua carta regalo paga tutto. Non serve un’altra carta.",
} satisfies TextsLike<typeof en>;
