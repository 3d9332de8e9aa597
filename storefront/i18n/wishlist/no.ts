import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "wish.title": "Ønskeliste",
  "wish.shared": "En ønskeliste",
  "wish.empty": "Ingenting på kroken ennå.",
  "wish.empty.text": "Hjertet på et produkt lagrer det her.",
  "wish.signin": "Logg inn og finn den gamle listen",
  "wish.guest": "Den blir i denne nettleseren. Logg inn for å beholde den.",
  "wish.cart": "Legg i handlekurven",
  "wish.share": "Lenke til å vise andre",
  "wish.share.text": "Den som har lenken, ser listen og ingenting annet om deg.",
  "wish.full": {
    one: "Listen er full: den rommer {count} produkt.",
    other: "Listen er full: den rommer {count} produkter.",
  },
  "wish.missing": "Det produktet finnes ikke lenger.",
} satisfies TextsLike<typeof en>;
