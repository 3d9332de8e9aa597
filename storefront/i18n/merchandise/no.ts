import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "product.enlarge": "Forstørr bilde {number}",
  "product.share": "Del",
  "product.share-on": "Del på {network}",
  "product.share-email": "Del på e-post",
  "product.size-guide": "Størrelsesguide",
  "product.viewed": "Nylig sett",
  "compare.title": "Sammenlign brett",
  "compare.this": "Sammenlign",
  "compare.open": "Sammenlign {count}",
  "compare.clear": "Tøm",
  "add-ons.title": "Passer godt til",
  "add-ons.add": "Legg til",
  "add-ons.options": "Velg utførelse",
  "add-ons.matched": "Passende størrelse forhåndsvalgt",
  "consent.again": "Personvernvalg",
} satisfies TextsLike<typeof en>;
