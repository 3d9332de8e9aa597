/** Texts around the merchant's own fields on a product page. English is the list of keys. */
export default {
  "ownDetails.title": "Details",
  "ownDetails.yes": "Yes",
  "ownDetails.no": "No",
  "ownDetails.from": "From",
  "ownDetails.to": "To",
} as const;
