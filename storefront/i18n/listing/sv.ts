import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "catalogue.filters": "Filter",
  "catalogue.apply": "Använd",
  "catalogue.show": "Visa träffar ({count})",
  "catalogue.clear-all": "Rensa alla",
  "catalogue.remove-filter": "Ta bort filter: {filter}",
  "catalogue.sort": "Sortera",
  "catalogue.sort-popular": "Populära",
  "catalogue.sort-newest": "Nyast",
  "catalogue.sort-price-up": "Lägsta pris",
  "catalogue.sort-price-down": "Högsta pris",
  "catalogue.sort-name": "Namn",
  "catalogue.sort-saving": "Störst rabatt",
  "catalogue.sale-line": "Förra säsongen. Samma berg.",
  "view.label": "Visning",
  "view.grid": "Rutnät",
  "view.rows": "Rader",
  "catalogue.nothing-title": "Inget matchar.",
  "catalogue.nothing-text": "Du har filtrerat ner till tunn luft. Ta bort ett filter eller två.",
  "catalogue.drop": "Utan ”{filter}” ({count})",
  "catalogue.price-from-label": "Från ({currency})",
  "catalogue.price-to-label": "Till ({currency})",
  "catalogue.availability": "Tillgänglighet",
  "catalogue.only-in-stock": "Endast i lager",
} satisfies TextsLike<typeof en>;
