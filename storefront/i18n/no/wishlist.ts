import type en from "#storefront/i18n/en/wishlist.ts";

export default {
  "wish.title": "Ønskeliste",
  "wish.shared": "En ønskeliste",
  "wish.empty": "Ingenting her ennå",
  "wish.empty.text": "Hjertet på et produkt lagrer det her.",
  "wish.guest": "Den blir i denne nettleseren. Logg inn for å beholde den.",
  "wish.cart": "Legg i handlekurven",
  "wish.share": "Lenke til å vise andre",
  "wish.share.text": "Den som har lenken, ser listen og ingenting annet om deg.",
  "wish.full": "Listen er full: den rommer {count} produkter.",
  "wish.missing": "Det produktet finnes ikke lenger.",
} satisfies Record<keyof typeof en, string>;
