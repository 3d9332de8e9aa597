/** Texts of the search on the country page; English is the list of keys. */
export default {
  "find.label": "Find a country",
  "find.submit": "Find",
  "find.none": "No country of that name. Try the language or the currency.",
  "find.example": "Germany, Japan …",
};
