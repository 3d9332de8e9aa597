import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "product.enlarge": "Bild {number} vergrößern",
  "product.share": "Teilen",
  "product.share-on": "Auf {network} teilen",
  "product.share-email": "Per E-Mail teilen",
  "product.size-guide": "Größenberater",
  "product.viewed": "Zuletzt angesehen",
  "compare.title": "Boards vergleichen",
  "compare.this": "Vergleichen",
  "compare.open": "{count} vergleichen",
  "compare.clear": "Leeren",
  "add-ons.title": "Passt dazu",
  "add-ons.add": "Dazulegen",
  "add-ons.options": "Ausführung wählen",
  "add-ons.matched": "Passende Größe vorausgewählt",
  "consent.again": "Datenschutzauswahl",
} satisfies TextsLike<typeof en>;
