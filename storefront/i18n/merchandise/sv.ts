import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "product.enlarge": "Förstora bild {number}",
  "product.share": "Dela",
  "product.share-on": "Dela på {network}",
  "product.share-email": "Dela via e-post",
  "product.size-guide": "Storleksguide",
  "product.viewed": "Nyligen visat",
  "compare.title": "Jämför brädor",
  "compare.this": "Jämför",
  "compare.open": "Jämför {count}",
  "compare.clear": "Töm",
  "add-ons.title": "Passar bra till",
  "add-ons.add": "Lägg till",
  "add-ons.options": "Välj utförande",
  "add-ons.matched": "Passande storlek förvald",
  "consent.again": "Integritetsval",
} satisfies TextsLike<typeof en>;
