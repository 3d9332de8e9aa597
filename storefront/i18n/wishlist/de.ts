import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "wish.title": "Wunschliste",
  "wish.shared": "Eine Wunschliste",
  "wish.empty": "Noch nichts am Haken.",
  "wish.empty.text": "Das Herz an einem Produkt merkt es hier vor.",
  "wish.signin": "Anmelden und deine alte Liste finden",
  "wish.guest": "Sie bleibt in diesem Browser. Melde dich an, um sie zu behalten.",
  "wish.cart": "In den Warenkorb",
  "wish.share": "Link zum Herzeigen",
  "wish.share.text": "Wer diesen Link hat, sieht die Liste und sonst nichts von dir.",
  "wish.full": {
    one: "Die Liste ist voll: Sie fasst {count} Produkt.",
    other: "Die Liste ist voll: Sie fasst {count} Produkte.",
  },
  "wish.missing": "Dieses Produkt gibt es nicht mehr.",
} satisfies TextsLike<typeof en>;
