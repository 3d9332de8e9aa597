/**
 * Texts next to prices that the region's law requires (commerce/shared/regions/terms.ts); only pages in such regions
 * load them.
 */
export default {
  "price.terms": "incl. VAT, plus {shipping}",
  "price.terms-of-all": "Prices incl. VAT, plus {shipping}",
  "price.shipping": "shipping",
} as const;
