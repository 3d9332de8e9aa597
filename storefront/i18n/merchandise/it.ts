import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "product.enlarge": "Ingrandisci l’immagine {number}",
  "product.share": "Condividi",
  "product.share-on": "Condividi su {network}",
  "product.share-email": "Condividi via e-mail",
  "product.size-guide": "Guida alle taglie",
  "product.viewed": "Visti di recente",
  "compare.title": "Confronta le tavole",
  "compare.this": "Confronta",
  "compare.open": "Confronta {count}",
  "compare.clear": "Svuota",
  "add-ons.title": "Ci sta bene",
  "add-ons.add": "Aggiungi",
  "add-ons.options": "Scegli le opzioni",
  "add-ons.matched": "Taglia corrispondente preselezionata",
  "consent.again": "Scelte sulla privacy",
} satisfies TextsLike<typeof en>;
