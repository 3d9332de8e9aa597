/** Who made a product and what it warns of, where the law asks for it. English is the list of keys. */
export default {
  "safety.title": "Product safety",
  "safety.manufacturer": "Manufacturer",
  "safety.responsible": "Responsible in the European Union",
  "safety.warnings": "Warnings",
} as const;
