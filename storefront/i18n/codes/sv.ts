import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "coupon.label": "Rabattkod",
  "coupon.add": "Använd",
  "coupon.remove": "Ta bort {code}",
  "coupon.after": "Efter rabatter",
  "coupon.later": "räknas i kassan",
  "code.missing": "Skriv koden.",
  "coupon.unknown": "Vi känner inte till koden. Stämmer varje bokstav?",
  "coupon.not-yet": "Koden gäller inte än.",
  "coupon.ended": "Koden har gått ut.",
  "coupon.region": "Koden gäller inte i din region.",
  "coupon.group": "Koden är avsedd för andra kunder.",
  "coupon.minimum": "Koden gäller från ett högre belopp: {amount} saknas.",
  "coupon.nothing": "Koden gäller inget i din varukorg.",
  "coupon.used-up": "Koden är slut.",
  "coupon.used-by-you": "Du har redan använt koden.",
  "coupon.not-with-others": "Koden går inte att kombinera, och det du har sparar mer.",
  "coupon.tooMany": {
    one: "En varukorg tar {count} kod. Ta bort en först.",
    other: "En varukorg tar {count} koder. Ta bort en först.",
  },
  "coupon.tries": {
    one: "För många felaktiga koder. Försök igen om {minutes} minut.",
    other: "För många felaktiga koder. Försök igen om {minutes} minuter.",
  },
  "giftCard.title": "Presentkort",
  "giftCard.label": "Presentkortets kod",
  "giftCard.hint": "16 bokstäver och siffror, från e-postmeddelandet.",
  "giftCard.add": "Använd",
  "giftCard.remove": "Ta bort kortet •••• {card}",
  "giftCard.unknown": "Vi känner inte till presentkortet. Stämmer varje bokstav?",
  "giftCard.ended": "Presentkortet har gått ut.",
  "giftCard.empty": "Det finns inget kvar på presentkortet.",
  "giftCard.currency": "Presentkortet är i en annan valuta.",
  "giftCard.gift-cards-only":
    "Presentkort kan inte betalas med ett presentkort, och det finns inget annat i varukorgen.",
  "giftCard.tooMany": {
    one: "En order tar {count} presentkort. Ta bort ett först.",
    other: "En order tar {count} presentkort. Ta bort ett först.",
  },
  "giftCard.covered": "Ditt presentkort betalar allt. Inget annat kort behövs.",
} satisfies TextsLike<typeof en>;
