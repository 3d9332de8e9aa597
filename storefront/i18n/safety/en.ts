/** A product's manufacturer and warnings, where the law requires them. English is the list of keys. */
export default {
  "safety.title": "Product safety",
  "safety.manufacturer": "Manufacturer",
  "safety.responsible": "Responsible in the European Union",
  "safety.warnings": "Warnings",
} as const;
