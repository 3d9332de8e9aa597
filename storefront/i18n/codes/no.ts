import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "coupon.label": "Rabattkode",
  "coupon.add": "Bruk",
  "coupon.remove": "Fjern {code}",
  "coupon.after": "Etter rabatter",
  "coupon.later": "teller i kassen",
  "code.missing": "Skriv koden.",
  "coupon.unknown": "Vi kjenner ikke denne koden. Stemmer hver bokstav?",
  "coupon.not-yet": "Koden gjelder ikke ennå.",
  "coupon.ended": "Koden har utløpt.",
  "coupon.region": "Koden gjelder ikke i din region.",
  "coupon.group": "Koden er ment for andre kunder.",
  "coupon.minimum": "Koden gjelder fra et høyere beløp: {amount} mangler.",
  "coupon.nothing": "Koden gjelder ingenting i handlekurven.",
  "coupon.used-up": "Koden er brukt opp.",
  "coupon.used-by-you": "Du har allerede brukt koden.",
  "coupon.not-with-others": "Koden kan ikke kombineres, og det du har, sparer mer.",
  "coupon.tooMany": {
    one: "En handlekurv tar {count} kode. Fjern en først.",
    other: "En handlekurv tar {count} koder. Fjern en først.",
  },
  "coupon.tries": {
    one: "For mange feil koder. Prøv igjen om {minutes} minutt.",
    other: "For mange feil koder. Prøv igjen om {minutes} minutter.",
  },
  "giftCard.title": "Gavekort",
  "giftCard.label": "Koden på gavekortet",
  "giftCard.hint": "16 bokstaver og tall, fra e-posten.",
  "giftCard.add": "Bruk",
  "giftCard.remove": "Fjern kortet •••• {card}",
  "giftCard.unknown": "Vi kjenner ikke dette gavekortet. Stemmer hver bokstav?",
  "giftCard.ended": "Gavekortet har utløpt.",
  "giftCard.empty": "Det er ingenting igjen på gavekortet.",
  "giftCard.currency": "Gavekortet er i en annen valuta.",
  "giftCard.gift-cards-only": "Gavekort kan ikke betales med et gavekort, og det er ikke noe annet i handlekurven.",
  "giftCard.tooMany": {
    one: "En ordre tar {count} gavekort. Fjern ett først.",
    other: "En ordre tar {count} gavekort. Fjern ett først.",
  },
  "giftCard.covered": "Gavekortet ditt betaler alt. Du trenger ikke noe annet kort.",
} satisfies TextsLike<typeof en>;
