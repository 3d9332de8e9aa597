import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "catalogue.filters": "Filter",
  "catalogue.apply": "Anwenden",
  "catalogue.show": "Ergebnisse zeigen ({count})",
  "catalogue.clear-all": "Alle löschen",
  "catalogue.remove-filter": "Filter entfernen: {filter}",
  "catalogue.sort": "Sortieren",
  "catalogue.sort-popular": "Beliebt",
  "catalogue.sort-newest": "Neueste",
  "catalogue.sort-price-up": "Preis aufsteigend",
  "catalogue.sort-price-down": "Preis absteigend",
  "catalogue.sort-name": "Name",
  "catalogue.sort-saving": "Größte Ersparnis",
  "catalogue.sale-line": "Letzte Saison. Derselbe Berg.",
  "view.label": "Ansicht",
  "view.grid": "Raster",
  "view.rows": "Zeilen",
  "catalogue.nothing-title": "Nichts passt.",
  "catalogue.nothing-text": "Du hast bis auf dünne Luft gefiltert. Nimm ein, zwei Filter heraus.",
  "catalogue.drop": "Ohne „{filter}“ ({count})",
  "catalogue.price-from-label": "Von ({currency})",
  "catalogue.price-to-label": "Bis ({currency})",
  "catalogue.availability": "Verfügbarkeit",
  "catalogue.only-in-stock": "Nur auf Lager",
} satisfies TextsLike<typeof en>;
