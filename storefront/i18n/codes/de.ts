import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "coupon.label": "Rabattcode",
  "coupon.add": "Einlösen",
  "coupon.remove": "{code} entfernen",
  "coupon.after": "Nach Rabatten",
  "coupon.later": "zählt an der Kasse",
  "code.missing": "Gib den Code ein.",
  "coupon.unknown": "Diesen Code kennen wir nicht. Stimmt jeder Buchstabe?",
  "coupon.not-yet": "Dieser Code gilt noch nicht.",
  "coupon.ended": "Dieser Code ist abgelaufen.",
  "coupon.region": "Dieser Code gilt in deiner Region nicht.",
  "coupon.group": "Dieser Code ist für andere Kunden gedacht.",
  "coupon.minimum": "Dieser Code gilt ab einem höheren Betrag: Es fehlen {amount}.",
  "coupon.nothing": "Für nichts in deinem Warenkorb gilt dieser Code.",
  "coupon.used-up": "Dieser Code ist aufgebraucht.",
  "coupon.used-by-you": "Du hast diesen Code schon benutzt.",
  "coupon.not-with-others": "Dieser Code lässt sich nicht kombinieren, und was du hast, spart mehr.",
  "coupon.tooMany": {
    one: "Ein Warenkorb nimmt {count} Code. Entferne erst einen.",
    other: "Ein Warenkorb nimmt {count} Codes. Entferne erst einen.",
  },
  "coupon.tries": {
    one: "Zu viele falsche Codes. Versuch es in {minutes} Minute noch einmal.",
    other: "Zu viele falsche Codes. Versuch es in {minutes} Minuten noch einmal.",
  },
  "giftCard.title": "Gutschein",
  "giftCard.label": "Gutscheincode",
  "giftCard.hint": "16 Buchstaben und Ziffern, aus der E-Mail.",
  "giftCard.add": "Verwenden",
  "giftCard.remove": "Gutschein •••• {card} entfernen",
  "giftCard.unknown": "Diesen Gutschein kennen wir nicht. Stimmt jeder Buchstabe?",
  "giftCard.ended": "Dieser Gutschein ist abgelaufen.",
  "giftCard.empty": "Auf diesem Gutschein ist nichts mehr.",
  "giftCard.currency": "Dieser Gutschein lautet auf eine andere Währung.",
  "giftCard.gift-cards-only":
    "Gutscheine lassen sich nicht mit einem Gutschein bezahlen, und sonst liegt nichts in deinem Warenkorb.",
  "giftCard.tooMany": {
    one: "Eine Bestellung nimmt {count} Gutschein. Entferne erst einen.",
    other: "Eine Bestellung nimmt {count} Gutscheine. Entferne erst einen.",
  },
  "giftCard.covered": "Dein Gutschein bezahlt alles. Es braucht keine andere Karte.",
} satisfies TextsLike<typeof en>;
