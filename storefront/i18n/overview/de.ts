import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "over.latest": "Letzte Bestellung",
  "over.pieces": { one: "{count} Teil, {total}", other: "{count} Teile, {total}" },
  "over.returns": "Auf dem Rückweg",
  "over.return": "Retoure {number} aus Bestellung {order}",
  "over.next": "Als Nächstes",
  "over.review": "Wie ist {name}? Sag es anderen",
  "over.address": "Speichere eine Adresse, dann füllt sich die Kasse von selbst",
  "over.orders.none": "Noch nichts bestellt",
  "over.orders.none.text": "Sobald du bestellst, siehst du hier, wie weit es ist.",
  "over.pro": "Pro-Grenze",
  "over.employee": "Mitarbeiterlimit",
  "over.wished": { one: "{count} Teil auf der Wunschliste", other: "{count} Teile auf der Wunschliste" },
  "over.wished.none": "Deine Wunschliste ist leer",
  "over.wished.none.text": "Tipp bei einem Teil aufs Herz, dann wartet es hier.",
  "over.addresses": { one: "{count} Adresse gespeichert", other: "{count} Adressen gespeichert" },
  "over.left": "{left} von {limit} übrig",
  "over.until": "Pro-Preise bis",
} satisfies TextsLike<typeof en>;
