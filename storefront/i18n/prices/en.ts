/** What stands beside prices where the region's law asks for it (commerce/shared/regions/terms.ts); only pages there have it. */
export default {
  "price.terms": "incl. VAT, plus {shipping}",
  "price.terms-of-all": "Prices incl. VAT, plus {shipping}",
  "price.shipping": "shipping",
} as const;
